/**
 * Returns the peak of each of `count` equal parts of an audio file, scaled so that the highest peak
 * is 1.
 */
export function wavePeaks(samples: Float32Array, count: number): number[] {
  const part = samples.length / count;
  const peaks = Array.from({ length: count }, (_, index) => {
    let peak = 0;
    const end = Math.floor((index + 1) * part);
    for (let at = Math.floor(index * part); at < end; at += 1) {
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    }
    return peak;
  });
  const maximum = Math.max(...peaks);
  return maximum === 0 ? peaks : peaks.map((peak) => peak / maximum);
}
