import type { Note } from './wav.ts';

function melody(pitches: readonly number[], step: number, lasts: number): Note[] {
  return pitches.map((pitch, index) => ({ pitch, at: index * step, lasts }));
}

const bells = [1047, 988, 880, 784, 698, 659, 587, 523];

/** The melodies of the audio files. */
export const tunes = {
  rounds: melody([...bells, ...bells], 0.28, 1.6),
  plainhunt: melody(
    [...bells, 988, 1047, 784, 880, 659, 698, 523, 587, 988, 784, 1047, 659, 880, 523, 698, 587],
    0.24,
    1.5,
  ),
  stamp: [
    { pitch: 70, at: 0, lasts: 0.2 },
    { pitch: 110, at: 0.22, lasts: 0.5 },
  ],
  lullaby: melody([392, 392, 466, 392, 392, 466, 392, 466, 622, 587, 523, 523, 466], 0.42, 1.4),
} satisfies Record<string, readonly Note[]>;

export type TuneName = keyof typeof tunes;

export function isTune(text: string): text is TuneName {
  return Object.hasOwn(tunes, text);
}
