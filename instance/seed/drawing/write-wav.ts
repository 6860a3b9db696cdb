const sampleRate = 11_025;

/** A note: frequency in hertz, start and duration in seconds. */
interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
}

function addNote(samples: Float32Array, { pitch, at, lasts }: Note): void {
  const first = Math.floor(at * sampleRate);
  const count = Math.min(Math.floor(lasts * sampleRate), samples.length - first);
  for (let index = 0; index < count; index += 1) {
    const time = index / sampleRate;
    const phase = 2 * Math.PI * pitch * time;
    const wave = Math.sin(phase) + 0.4 * Math.sin(phase * 2.76) + 0.2 * Math.sin(phase * 5.4);
    const volume = Math.min(1, time * 200) * Math.exp((-4 * time) / lasts);
    const before = samples[first + index] ?? 0;
    samples[first + index] = before + wave * volume * 0.28;
  }
}

/** Returns bell-like notes as a WAV file: mono, sixteen bits. */
export function writeWav(notes: readonly Note[]): Uint8Array {
  const seconds = Math.max(...notes.map(({ at, lasts }) => at + lasts));
  const samples = new Float32Array(Math.ceil(seconds * sampleRate));
  for (const note of notes) addNote(samples, note);
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), 44 + index * 2);
  return new Uint8Array(file);
}

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
