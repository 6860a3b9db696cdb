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

/** Beginnings by which a video and a sound are known. */
const beginnings: Readonly<Record<string, string>> = {
  'clip.mp4': '\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2',
  'tone.mp3': 'ID3\u0004\0\0\0\0\0\0',
};

async function contents({ filename, size }: SentFile): Promise<Uint8Array> {
  const text = texts[filename];
  if (text !== undefined) return Buffer.from(text);
  const beginning = beginnings[filename];
  if (beginning !== undefined) return Buffer.concat([Buffer.from(beginning, 'latin1')], size);
  if (filename === 'big.png') return new Uint8Array(size);
  if (filename.endsWith('.jpg')) return picture(200, 150).jpeg().toBuffer();
  if (filename.endsWith('.gif')) return picture(60, 60).gif().toBuffer();
  return picture(400, 300).png().toBuffer();
}

/** Something of the kind that was uploaded in a recording, which kept only names and sizes. */
export async function sampleFile(sent: SentFile): Promise<File> {
  const bytes = await contents(sent);
  return new File([new Uint8Array(bytes)], sent.filename, { type: sent.content_type });
}

export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'filename' in value;
}
