import sharp, { type Sharp } from 'sharp';

interface SentFile {
  readonly filename: string;
  readonly content_type: string;
  readonly size: number;
}

function picture(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="60%" fill="#536"/><circle cx="30" cy="30" r="20" fill="#fc6"/></svg>`;
  return sharp(Buffer.from(svg));
}

const texts: Readonly<Record<string, string>> = {
  'note.txt': 'a note of text\n',
  'evil.html': '<script>alert(1)</script>\n',
  'x.txt': 'text\n',
  'f.csv': 'Account address,Show boosts\ncarol@localhost,true\n',
};

/** Returns a box of an MP4 file. */
function box(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat([Buffer.from(name), ...parts]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 4);
  return Buffer.concat([size, content]);
}

/** Returns a video file without pictures, whose header has a size. */
function video(width: number, height: number): Buffer {
  const track = Buffer.alloc(84);
  track.writeUInt16BE(width, 76);
  track.writeUInt16BE(height, 80);
  const header = box('ftyp', Buffer.from('isom'));
  return Buffer.concat([header, box('moov', box('trak', box('tkhd', track)))]);
}

async function contents({ filename, size }: SentFile): Promise<Uint8Array> {
  const text = texts[filename];
  if (text !== undefined) return Buffer.from(text);
  if (filename === 'clip.mp4') return video(160, 120);
  if (filename === 'tone.mp3') return Buffer.concat([Buffer.from('ID3\u0004')], size);
  if (filename === 'big.png') return new Uint8Array(size);
  if (filename.endsWith('.jpg')) return picture(200, 150).jpeg().toBuffer();
  if (filename.endsWith('.gif')) return picture(60, 60).gif().toBuffer();
  return picture(400, 300).png().toBuffer();
}

/** Returns a file of the kind that was uploaded; recordings contain only names and sizes. */
export async function sampleFile(sent: SentFile): Promise<File> {
  const bytes = await contents(sent);
  return new File([new Uint8Array(bytes)], sent.filename, { type: sent.content_type });
}

export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'filename' in value;
}
