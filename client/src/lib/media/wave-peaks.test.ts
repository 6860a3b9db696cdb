import { expect, test } from 'vitest';
import { wavePeaks } from './wave-peaks.ts';

test.each([
  [
    'the loudest of each part, by the loudest of all',
    [0, 0.1, -0.4, 0.2, 0.1, 0],
    3,
    [0.25, 1, 0.25],
  ],
  ['silence stays silence', [0, 0, 0, 0], 2, [0, 0]],
  ['fewer samples than bars leave bars empty', [0.5], 3, [0, 0, 1]],
])('wavePeaks: %s', (_, samples, count, peaks) => {
  const found = wavePeaks(Float32Array.from(samples), count);
  expect(found).toHaveLength(count);
  found.forEach((peak, index) => expect(peak).toBeCloseTo(peaks[index] ?? Number.NaN, 5));
});
