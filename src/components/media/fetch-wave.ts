import { wavePeaks } from './wave-peaks.ts';

/** Bytes; longer files are not decoded only for a waveform. */
const maxBytes = 12_000_000;

/**
 * Resolves to the peaks of an audio file of this site, which the page already plays; undefined
 * without a waveform if it cannot be read.
 */
export async function fetchWave(
  src: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly number[] | undefined> {
  try {
    const response = await fetch(src, { signal, credentials: 'omit' });
    if (!response.ok || Number(response.headers.get('content-length')) > maxBytes) return undefined;
    const decoder = new OfflineAudioContext(1, 1, 8_000);
    const sound = await decoder.decodeAudioData(await response.arrayBuffer());
    return wavePeaks(sound.getChannelData(0), count);
  } catch {
    return undefined;
  }
}
