/** Returns a box of an MP4 file. */
function box(name: string, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Returns a track of an MP4 file, of at most 65,535 by 65,535 pixels. */
export function createMp4Track(width: number, height: number): Buffer {
  const content = Buffer.alloc(84);
  content.writeUInt16BE(width, 76);
  content.writeUInt16BE(height, 80);
  return box('trak', box('tkhd', content));
}

/** Returns an MP4 file without pictures. */
export const createMp4 = (...tracks: Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('mdat', Buffer.alloc(40)),
    box('moov', box('mvhd'), ...tracks),
  ]);

/** Returns an element of a WebM file with at most 127 bytes. */
function element(name: readonly number[], ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([...name, 0x80 | content.length]), content]);
}

/** Returns the element with the width or height, as a number of `bytes` bytes. */
function side(name: number, value: number, bytes: number): Buffer {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(value));
  return element([name], number.subarray(8 - bytes));
}

/** Returns a track of a WebM file, whose width and height take `bytes` bytes each. */
export const createWebmTrack = (width: number, height: number, bytes = 4): Buffer =>
  element([0xae], element([0xe0], side(0xb0, width, bytes), side(0xba, height, bytes)));

/** Returns a WebM file without pictures. */
export const createWebm = (...tracks: Buffer[]): Buffer =>
  Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from('webm')),
    element([0x18, 0x53, 0x80, 0x67], element([0x16, 0x54, 0xae, 0x6b], ...tracks)),
  ]);
