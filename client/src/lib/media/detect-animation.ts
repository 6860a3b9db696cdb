/** Format of an animated image; `none` for a still image. */
export type ImageAnimation = 'GIF' | 'WEBP' | 'APNG' | 'none';

const latin1 = new TextDecoder('latin1');

function text(bytes: Uint8Array, from: number, length: number): string {
  return latin1.decode(bytes.subarray(from, from + length));
}

/**
 * Returns whether a PNG is animated: its animation chunk (`acTL`) then precedes its image data
 * (`IDAT`). Undefined if the bytes contain neither chunk.
 */
function hasAnimationChunk(bytes: Uint8Array): boolean | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 8 <= bytes.length) {
    const name = text(bytes, at + 4, 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + view.getUint32(at);
  }
  return undefined;
}

/**
 * Detects by the first bytes of an image whether the image is animated. Undefined if more bytes are
 * needed. Every GIF counts as animated, since only its end would show whether it has several
 * frames.
 */
export function detectAnimation(bytes: Uint8Array): ImageAnimation | undefined {
  if (bytes.length < 21) return undefined;
  if (text(bytes, 0, 4) === 'GIF8') return 'GIF';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') {
    const isAnimated = text(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0;
    return isAnimated ? 'WEBP' : 'none';
  }
  if (text(bytes, 1, 3) !== 'PNG') return 'none';
  const isAnimated = hasAnimationChunk(bytes);
  if (isAnimated === undefined) return undefined;
  return isAnimated ? 'APNG' : 'none';
}
