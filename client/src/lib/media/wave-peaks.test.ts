import { expect, test } from 'vitest';
import { wavePeaks } from './wave-peaks.ts';

test.each([
  [
    'the peak of each part divided by the highest peak',
    [0, 0.1, -0.4, 0.2, 0.1, 0],
    3,
    [0.25, 1, 0.25],
  ],
  ['zeros for silence', [0, 0, 0, 0], 2, [0, 0]],
  ['zeros for parts without samples', [0.5], 3, [0, 0, 1]],
])('wavePeaks: returns %s', (_, samples, count, peaks) => {
  const found = wavePeaks(Float32Array.from(samples), count);
  expect(found).toHaveLength(count);
  found.forEach((peak, index) => expect(peak).toBeCloseTo(peaks[index] ?? Number.NaN, 5));
});
