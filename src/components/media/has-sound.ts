/**
 * Returns whether a video has audio, as far as it was played; undefined if the browser does not
 * say. Each engine uses a property of its own.
 */
export function hasSound(video: HTMLVideoElement): boolean | undefined {
  const gecko: unknown = Reflect.get(video, 'mozHasAudio');
  if (typeof gecko === 'boolean') return gecko;
  const decoded: unknown = Reflect.get(video, 'webkitAudioDecodedByteCount');
  if (typeof decoded === 'number') return decoded > 0;
  const tracks: unknown = Reflect.get(video, 'audioTracks');
  if (typeof tracks !== 'object' || tracks === null) return undefined;
  const length: unknown = Reflect.get(tracks, 'length');
  return typeof length === 'number' ? length > 0 : undefined;
}
