/**
 * The socket: one for all tables of a person.
 *
 * After a loss it reconnects by itself, and tells its listeners to subscribe again. What was sent but not
 * acknowledged is not sent again: the next update shows whether it counted.
 */

import type { Hear, Problem, Say } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "nobody";

export class NotSent extends Error {}

export class Denied extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** The delay before asking again after a refusal because of too many requests, or a busy server. */
export const LATER = 1000;
const LATER_CODES = ["too-fast", "busy"];

/** Whether a refused request may be repeated a little later. */
export const isForLater = (error: unknown): boolean => error instanceof Denied && LATER_CODES.includes(error.problem.code);

interface Waiting {
  done: (answer: Hear) => void;
  failed: (error: Error) => void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 1000;
const PING_EVERY = 20000;
const PONG_WITHIN = 8000;

export class Live {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private listeners = new Set<(message: Hear) => void>();
  private closed = true;

  /** Called for every change of the connection; `open` means: subscribe now. */
  onconnection: (connection: Connection) => void = () => {};

  constructor(
    private readonly address: string,
    private readonly make: (address: string) => WebSocket = (a) => new WebSocket(a),
  ) {}

  open(): void {
    this.closed = false;
    if (this.socket === null) this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.socket?.close();
    this.drop();
  }

  listen(listener: (message: Hear) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Send a message; the promise resolves with the server's answer. */
  say(message: Say): Promise<Hear> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new NotSent());
    const id = ++this.lastId;
    const answer = new Promise<Hear>((done, failed) => this.waiting.set(id, { done, failed }));
    socket.send(JSON.stringify({ ...message, id }));
    return answer;
  }

  /** Try again at once, for example when the network is back or the page is shown again. */
  hurry(): void {
    if (this.closed) return;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT;
      this.connect();
    } else if (this.socket.readyState === WebSocket.OPEN) {
      this.check();
    }
  }

  private connect(): void {
    this.onconnection("connecting");
    const socket = this.make(this.address);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Hear);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.drop();
      if (this.closed) return;
      if (event.code === 4401) {
        this.onconnection("nobody");
        return;
      }
      this.onconnection("lost");
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private drop(): void {
    clearInterval(this.pings);
    this.socket = null;
    for (const one of this.waiting.values()) one.failed(new NotSent());
    this.waiting.clear();
  }

  /** A connection may be dead without notice, for example after a phone slept. */
  private check(): void {
    const socket = this.socket;
    const late = setTimeout(() => {
      if (this.socket === socket) socket?.close();
    }, PONG_WITHIN);
    this.say({ type: "ping" }).then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    );
  }

  private hear(message: Hear): void {
    if (message.type === "hello") {
      this.wait = FIRST_WAIT;
      clearInterval(this.pings);
      this.pings = setInterval(() => this.check(), PING_EVERY);
      this.onconnection("open");
    }
    if ("id" in message && message.id !== null) {
      const one = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === "error") one?.failed(new Denied(message));
      else one?.done(message);
    }
    for (const listener of this.listeners) listener(message);
  }
}

export function socketAddress(place: Location = location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/api/live`;
}
