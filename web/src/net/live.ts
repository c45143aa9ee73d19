/**
 * The socket: one for all of a person's tables.
 *
 * It comes back by itself after a loss, and tells its listeners so that they subscribe again. What
 * was sent and not acknowledged is not sent again: the next update shows whether it counted.
 */

import type { Hear, Problem, Say } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "nobody";

export class NotSent extends Error {}

export class Denied extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** So long after being told to ask less, or that there is too much to do, it is asked again. */
export const LATER = 1000;
const LATER_CODES = ["too-fast", "busy"];

/** Whether what was refused may be asked for again a little later. */
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

  /** Told of every change of the connection; `open` means: subscribe now. */
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

  /** Say something; the promise is kept with the server's answer. */
  say(message: Say): Promise<Hear> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new NotSent());
    const id = ++this.lastId;
    const answer = new Promise<Hear>((done, failed) => this.waiting.set(id, { done, failed }));
    socket.send(JSON.stringify({ ...message, id }));
    return answer;
  }

  /** Try again at once, for instance when the network came back or the page was shown again. */
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

  /** A connection may be dead without anybody having said so: a phone that slept, say. */
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
