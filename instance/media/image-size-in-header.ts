import type { ImageSize } from './image-result.ts';

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Walks the segments of a JPEG to the start of its frame. Each segment has at least the two bytes
 * of its length, so the walk makes progress.
 */
function jpegSize(bytes: Uint8Array): ImageSize | undefined {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // The markers C0 to CF start a frame. Exceptions are C4 and CC, which start tables, and C8,
    // which is reserved.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Any number of bytes FF may precede a marker.
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}

/** The size and the name of the box that contains the sides in AVIF and HEIC. */
const sizeBox = Buffer.from('\u0000\u0000\u0000\u0014ispe', 'latin1');

/** Returns the largest sides of all images and tiles in an AVIF or HEIC. */
function heifSize(bytes: Uint8Array): ImageSize | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let found: ImageSize | undefined;
  let at = buffer.indexOf(sizeBox);
  while (at !== -1 && at + 20 <= buffer.length) {
    found = {
      width: Math.max(found?.width ?? 0, buffer.readUInt32BE(at + 12)),
      height: Math.max(found?.height ?? 0, buffer.readUInt32BE(at + 16)),
    };
    at = buffer.indexOf(sizeBox, at + 20);
  }
  return found;
}

/**
 * Returns the size in the header of a BMP. Its oldest form, with 12 bytes, has 16 bits for each
 * side.
 */
function bmpSize(view: DataView): ImageSize {
  if (view.getUint32(14, true) === 12)
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
}

/**
 * Returns the size in the header of an extended WebP, which stores each side minus one in 24 bits.
 */
function webpSize(view: DataView): ImageSize {
  const side = (at: number): number =>
    1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  return { width: side(24), height: side(27) };
}

/**
 * Returns the size in the header of an image, before any rotation. sharp returns nothing for a
 * header that its decoders refuse, but browsers may still reserve memory for it.
 */
export function imageSizeInHeader(bytes: Uint8Array): ImageSize | undefined {
  if (bytes.length < 30) return undefined;
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const view = viewOf(bytes);
  if (start.startsWith('\u0089PNG'))
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (start.startsWith('\u00FF\u00D8')) return jpegSize(bytes);
  if (start.startsWith('RIFF') && start.endsWith('WEBPVP8X')) return webpSize(view);
  if (start.slice(4, 8) === 'ftyp') return heifSize(bytes);
  if (start.startsWith('GIF8'))
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return start.startsWith('BM') ? bmpSize(view) : undefined;
}
