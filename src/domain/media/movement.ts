/** What kind of moving picture a file is; `none` for one that stands still. */
export type Movement = 'GIF' | 'WEBP' | 'APNG' | 'none';

const latin1 = new TextDecoder('latin1');

function text(bytes: Uint8Array, from: number, length: number): string {
  return latin1.decode(bytes.subarray(from, from + length));
}

/** Whether a PNG's animation chunk stands before its picture; undefined while neither was met. */
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

/** Whether a picture moves, by its first bytes; undefined when more of them are needed. */
export function movementOf(bytes: Uint8Array): Movement | undefined {
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
