/**
 * Sounds, synthesized on the spot. They are off by default, and none is the only sign of anything: each accompanies
 * something that is shown, a beat of the director or a question.
 */

interface Tone {
  type?: OscillatorType;
  loud?: number;
  /** The final pitch. */
  to?: number;
  /** The duration of the attack. */
  attack?: number;
}
interface Hiss {
  loud?: number;
  to?: number;
  /** The narrowness of the band. */
  q?: number;
}

const SILENT = 0.0004;

class Player {
  private readonly start: number;

  constructor(private readonly context: AudioContext) {
    this.start = context.currentTime;
  }

  /** A note, so many seconds from now and so long. */
  tone(pitch: number, after: number, length: number, { type = "sine", loud = 0.08, to = pitch, attack = 0.012 }: Tone = {}): void {
    const at = this.start + after;
    const tone = this.context.createOscillator();
    const gain = this.context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + attack);
    gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
    tone.connect(gain).connect(this.context.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }

  /** A hiss around a pitch, which fades out. */
  hiss(pitch: number, after: number, length: number, { loud = 0.05, to = pitch, q = 0.8 }: Hiss = {}): void {
    const at = this.start + after;
    const { sampleRate } = this.context;
    const buffer = this.context.createBuffer(1, Math.ceil(sampleRate * length), sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
    const source = this.context.createBufferSource();
    const band = this.context.createBiquadFilter();
    const gain = this.context.createGain();
    source.buffer = buffer;
    band.type = "bandpass";
    band.Q.value = q;
    band.frequency.setValueAtTime(pitch, at);
    band.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.value = loud;
    source.connect(band).connect(gain).connect(this.context.destination);
    source.start(at);
  }
}

const SOUNDS = {
  turn: (p) => {
    p.tone(392, 0, 0.7);
    p.tone(523.25, 0.16, 0.8);
  },
  round: (p) => p.tone(329.63, 0, 0.7),
  won: (p) => [392, 493.88, 587.33, 783.99].forEach((pitch, at) => p.tone(pitch, at * 0.14, 1.2, { loud: 0.06 })),
  lost: (p) => [261.63, 196, 155.56].forEach((pitch, at) => p.tone(pitch, at * 0.3, 1.4, { type: "triangle" })),
  card: (p) => {
    p.hiss(1400, 0, 0.12, { loud: 0.16 });
    p.tone(330, 0.03, 0.25, { loud: 0.04 });
  },
  token: (p) => {
    for (let i = 0; i < 14; i++) p.hiss(3400 - i * 90, 0.8 * (i / 14) ** 1.5, 0.05, { loud: 0.09, q: 6 });
    p.tone(150, 0.85, 0.22, { to: 70, loud: 0.2 });
    p.hiss(900, 0.85, 0.12, { loud: 0.2 });
  },
  dice: (p) => {
    for (let i = 0; i < 6; i++) p.hiss(2200 + (i % 3) * 500, 0.5 * (i / 6) ** 0.7, 0.06, { loud: 0.16, q: 4 });
    p.tone(190, 0.52, 0.12, { to: 110, loud: 0.1 });
  },
  success: (p) => [392, 493.88, 587.33].forEach((pitch, at) => p.tone(pitch, at * 0.09, 0.9, { loud: 0.06 })),
  failure: (p) => [220, 207.65].forEach((pitch, at) => p.tone(pitch, at * 0.14, 1, { type: "triangle" })),
  clue: (p) => {
    p.tone(880, 0, 0.5, { loud: 0.05 });
    p.tone(1318.5, 0.08, 0.6, { loud: 0.04 });
  },
  doom: (p) => {
    p.tone(65.4, 0, 1.6, { loud: 0.2, type: "triangle", attack: 0.08 });
    p.tone(69.3, 0.05, 1.5, { loud: 0.12 });
  },
  hit: (p) => {
    p.tone(110, 0, 0.25, { to: 45, loud: 0.25, type: "square" });
    p.hiss(500, 0, 0.16, { loud: 0.3 });
  },
  dread: (p) =>
    [311.1, 293.7, 329.6].forEach((pitch) =>
      p.tone(pitch, 0, 1.3, { loud: 0.03, type: "sawtooth", to: pitch * 0.97, attack: 0.3 }),
    ),
  door: (p) => p.hiss(240, 0, 0.9, { to: 700, loud: 0.18, q: 9 }),
} satisfies Record<string, (player: Player) => void>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Make a sound; the caller has checked that sounds are wanted. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    SOUNDS[sound](new Player(context));
  } catch {
    // A browser without audio stays silent.
  }
}
