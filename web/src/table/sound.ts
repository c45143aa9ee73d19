/** Quiet tones, made on the spot: it is your turn; the round goes on; something ended. */

let context: AudioContext | undefined;

const NOTES = { turn: [392, 523.25], round: [329.63], end: [261.63, 196] };

export function chime(kind: keyof typeof NOTES): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    NOTES[kind].forEach((pitch, number) => {
      const tone = context!.createOscillator();
      const loud = context!.createGain();
      const at = start + number * 0.16;
      tone.type = "sine";
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0, at);
      loud.gain.linearRampToValueAtTime(0.09, at + 0.03);
      loud.gain.exponentialRampToValueAtTime(0.0004, at + 0.7);
      tone.connect(loud).connect(context!.destination);
      tone.start(at);
      tone.stop(at + 0.8);
    });
  } catch {
    // A browser without sound stays silent.
  }
}
