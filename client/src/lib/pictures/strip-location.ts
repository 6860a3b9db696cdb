const exifMark = [0x45, 0x78, 0x69, 0x66, 0, 0];
const xmpMark = [...new TextEncoder().encode('http://ns.adobe.com/xap/1.0/')];

/** The TIFF tag with the offset of the GPS block. */
const gpsPointer = 0x8825;

function startsWith(bytes: Uint8Array, at: number, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[at + index] === byte);
}

/**
 * Overwrites the GPS block of a TIFF structure with zeros, so that no offset changes. The structure
 * begins at `start`. Returns whether the structure had a GPS block.
 */
function emptyGps(bytes: Uint8Array, start: number, end: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, end - start);
  const isLittle = view.getUint16(0) === 0x4949;
  const main = view.getUint32(4, isLittle);
  const count = view.getUint16(main, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = main + 2 + index * 12;
    if (view.getUint16(entry, isLittle) !== gpsPointer) continue;
    const gps = view.getUint32(entry + 8, isLittle);
    const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
    const entries = view.getUint16(gps, isLittle);
    for (let each = 0; each < entries; each += 1) {
      const at = gps + 2 + each * 12;
      const length =
        (sizes[view.getUint16(at + 2, isLittle)] ?? 0) * view.getUint32(at + 4, isLittle);
      const value = length > 4 ? view.getUint32(at + 8, isLittle) : at + 8;
      bytes.fill(0, start + value, Math.min(start + value + Math.max(length, 4), end));
      bytes.fill(0, start + at, start + at + 12);
    }
    view.setUint16(gps, 0, isLittle);
    return true;
  }
  return false;
}

/**
 * Returns a copy of a JPEG without its location. Other metadata stay, such as the orientation. An
 * XMP block is removed, since it may contain the location too. Undefined if there is nothing to
 * remove, or if the file is not a readable JPEG.
 */
export function stripLocation(original: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (original[0] !== 0xff || original[1] !== 0xd8) return undefined;
  const bytes = new Uint8Array(original);
  const remaining: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, 2)];
  let isChanged = false;
  let at = 2;
  try {
    while (bytes[at] === 0xff && bytes[at + 1] !== 0xda && at + 4 <= bytes.length) {
      const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
      const isApp1 = bytes[at + 1] === 0xe1;
      if (end > bytes.length) return undefined;
      if (isApp1 && startsWith(bytes, at + 4, exifMark)) {
        isChanged = emptyGps(bytes, at + 4 + exifMark.length, end) || isChanged;
      }
      if (isApp1 && startsWith(bytes, at + 4, xmpMark)) isChanged = true;
      else remaining.push(bytes.subarray(at, end));
      at = end;
    }
  } catch {
    /* The file is no valid JPEG or TIFF structure, so other software cannot read a location
       from it either. */
    return undefined;
  }
  if (!isChanged) return undefined;
  remaining.push(bytes.subarray(at));
  const whole = new Uint8Array(remaining.reduce((sum, part) => sum + part.length, 0));
  let to = 0;
  for (const part of remaining) {
    whole.set(part, to);
    to += part.length;
  }
  return whole;
}
