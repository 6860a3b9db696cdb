import { isImageTooLarge, type ImageSize } from './image-result.ts';

/** Returns the size of the wider of two tracks, or of one that is too large, which must be refused. */
function decisiveSize(found: ImageSize | undefined, next: ImageSize): ImageSize | undefined {
  if (next.width === 0 || next.height === 0) return found;
  if (!found || isImageTooLarge(next)) return next;
  return !isImageTooLarge(found) && next.width > found.width ? next : found;
}

interface Part {
  readonly name: string;
  readonly content: Uint8Array;
}

const maxParts = 4096;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Yields the boxes of an MP4 file or of one box. Stops at an impossible length. */
function* boxes(bytes: Uint8Array): Generator<Part> {
  const view = viewOf(bytes);
  let at = 0;
  for (let count = 0; count < maxParts && at + 8 <= bytes.length; count += 1) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    let size = view.getUint32(at);
    let head = 8;
    if (size === 1 && at + 16 <= bytes.length) {
      size = Number(view.getBigUint64(at + 8));
      head = 16;
    }
    if (size === 0) size = bytes.length - at;
    if (size < head) return;
    yield { name, content: bytes.subarray(at + head, Math.min(at + size, bytes.length)) };
    at += size;
  }
}

/**
 * Returns the decisive track; a track header ends with width and height as 16.16
 * numbers.
 */
function mp4Size(bytes: Uint8Array): ImageSize | undefined {
  let found: ImageSize | undefined;
  for (const movie of boxes(bytes)) {
    if (movie.name !== 'moov') continue;
    for (const track of boxes(movie.content)) {
      if (track.name !== 'trak') continue;
      for (const { name, content } of boxes(track.content)) {
        if (name !== 'tkhd' || content.length < 84) continue;
        const view = viewOf(content);
        found = decisiveSize(found, {
          width: view.getUint16(content.length - 8),
          height: view.getUint16(content.length - 4),
        });
      }
    }
  }
  return found;
}

/** WebM's ids of the elements that contain the video size. */
const containers: ReadonlySet<number> = new Set([0x18_53_80_67, 0x16_54_ae_6b, 0xae, 0xe0]);
const pixelWidth = 0xb0;
const pixelHeight = 0xba;
const cluster = 0x1f_43_b6_75;

/**
 * Reads a variable-length integer, whose first bits encode its length. Returns `undefined` at the
 * end of the file.
 */
function variable(
  bytes: Uint8Array,
  at: number,
  keepsMarker: boolean,
): { value: number; length: number } | undefined {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = keepsMarker ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, length };
}

/** Walks the elements, descending into those that contain the size, until the first cluster. */
function webmSize(bytes: Uint8Array): ImageSize | undefined {
  let found: ImageSize | undefined;
  let width = 0;
  let height = 0;
  let at = 0;
  for (let count = 0; count < maxParts; count += 1) {
    const name = variable(bytes, at, true);
    const size = name && variable(bytes, at + name.length, false);
    if (!name || !size || name.value === cluster) break;
    at += name.length + size.length;
    if (containers.has(name.value)) continue;
    const content = bytes.subarray(at, at + size.value);
    const number = content.length <= 8 ? content.reduce((sum, byte) => sum * 256 + byte, 0) : 0;
    if (name.value === pixelWidth) width = number;
    if (name.value === pixelHeight) height = number;
    at += size.value;
    if (width === 0 || height === 0) continue;
    found = decisiveSize(found, { width, height });
    width = 0;
    height = 0;
  }
  return found;
}

/**
 * Returns the size in a video's header, or `undefined` if there is none. The header is parsed only;
 * the video is never decoded.
 */
export function videoSizeInHeader(bytes: Uint8Array, mimeType: string): ImageSize | undefined {
  if (mimeType === 'video/mp4') return mp4Size(bytes);
  return mimeType === 'video/webm' ? webmSize(bytes) : undefined;
}
