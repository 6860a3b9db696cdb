const rate = 11_025;

/** A note: frequency in hertz, start and duration in seconds. */
export interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
}

function addNote(samples: Float32Array, { pitch, at, lasts }: Note): void {
  const first = Math.floor(at * rate);
  const count = Math.min(Math.floor(lasts * rate), samples.length - first);
  for (let index = 0; index < count; index += 1) {
    const time = index / rate;
    const turn = 2 * Math.PI * pitch * time;
    const sound = Math.sin(turn) + 0.4 * Math.sin(turn * 2.76) + 0.2 * Math.sin(turn * 5.4);
    const loud = Math.min(1, time * 200) * Math.exp((-4 * time) / lasts);
    const before = samples[first + index] ?? 0;
    samples[first + index] = before + sound * loud * 0.28;
  }
}

/** Returns bell-like notes as a WAV file: mono, sixteen bits. */
export function writeWav(notes: readonly Note[]): Uint8Array {
  const seconds = Math.max(...notes.map(({ at, lasts }) => at + lasts));
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const note of notes) addNote(samples, note);
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), 44 + index * 2);
  return new Uint8Array(file);
}
