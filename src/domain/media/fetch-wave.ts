import { wavePeaks } from './wave-peaks.ts';

/** Bytes; a longer sound is not worth decoding for its looks. */
const most = 12_000_000;

/**
 * The peaks of a sound of this site, which the page is playing anyway; undefined where it cannot be
 * read: then there is no wave.
 */
export async function fetchWave(
  src: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly number[] | undefined> {
  try {
    const response = await fetch(src, { signal, credentials: 'omit' });
    if (!response.ok || Number(response.headers.get('content-length')) > most) return undefined;
    const decoder = new OfflineAudioContext(1, 1, 8_000);
    const sound = await decoder.decodeAudioData(await response.arrayBuffer());
    return wavePeaks(sound.getChannelData(0), count);
  } catch {
    return undefined;
  }
}
