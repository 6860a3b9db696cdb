import sharp, { type Sharp } from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { createImageReader, type ImageReader } from './image-reader.ts';

let reader: ImageReader | undefined;

afterEach(() => reader?.close());

const limits = { memory: 256_000_000, time: 30_000, waiting: 20 };

function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#3a6' } });
}

const small = (): Promise<Uint8Array> => blank(30, 20).png().toBuffer();

const costly: Record<string, () => Promise<Uint8Array>> = {
  'a progressive JPEG of 30 megapixels': () =>
    blank(5500, 5500).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'an interlaced PNG of 30 megapixels': () =>
    blank(5500, 5500).png({ progressive: true }).toBuffer(),
  'an AVIF of a few KB with 30 megapixels': () => blank(5500, 5500).avif({ effort: 0 }).toBuffer(),
};

test.each(Object.keys(costly))(
  'ImageReader: %s ends the process; its size is returned, and the next image is read',
  { timeout: 120_000 },
  async (name) => {
    reader = createImageReader({ ...limits, memory: 130_000_000 });
    const bytes = (await costly[name]?.()) ?? new Uint8Array();
    const [large, next] = await Promise.all([
      reader.read('mallory', bytes),
      small().then((other) => reader?.read('ana', other)),
    ]);
    expect(large).toEqual({ size: { width: 5500, height: 5500 } });
    expect(next).toMatchObject({ size: { width: 30, height: 20 } });
    expect(next?.blurhash).toMatch(/^\S{20,}$/);
  },
);

test('ImageReader: ends the process if an image takes too long', { timeout: 120_000 }, async () => {
  reader = createImageReader({ ...limits, time: 1 });
  expect(await reader.read('ana', await blank(2000, 2000).png().toBuffer())).toEqual({});
});

test(
  'ImageReader: reads only the size if only that is requested',
  { timeout: 60_000 },
  async () => {
    reader = createImageReader(limits);
    const bytes = await blank(1600, 400).jpeg().toBuffer();
    expect(await reader.read('ana', bytes, true)).toEqual({ size: { width: 1600, height: 400 } });
    const { size, preview, blurhash } = (await reader.read('ana', bytes)) ?? {};
    expect([size, blurhash?.length]).toEqual([{ width: 1600, height: 400 }, 28]);
    expect(await sharp(preview).metadata()).toMatchObject({ width: 800, height: 200 });
  },
);

test.each([
  ['an empty file', ''],
  ['a text', 'not an image'],
  ['the start of a PNG', '\u0089PNG\r\n\u001a\n'],
  ['the start of a JPEG', '\u00FF\u00D8\u00FF\u00E0'],
  ['a short BMP', 'BM'],
])('ImageReader: returns an empty result for %s', { timeout: 60_000 }, async (_, text) => {
  reader = createImageReader(limits);
  expect(await reader.read('ana', Buffer.from(text, 'latin1'))).toEqual({});
});

test(
  'ImageReader: a member with many images does not block another member',
  { timeout: 60_000 },
  async () => {
    reader = createImageReader(limits);
    const done: string[] = [];
    const bytes = await small();
    const read = async (member: string, name: string): Promise<void> => {
      await reader?.read(member, bytes);
      done.push(name);
    };
    await Promise.all([
      ...[1, 2, 3, 4, 5].map((number) => read('mallory', `mallory ${number}`)),
      read('ana', 'ana'),
    ]);
    expect(done.indexOf('ana')).toBeLessThan(3);
  },
);

test('ImageReader: limits the waiting images of a member', { timeout: 60_000 }, async () => {
  reader = createImageReader({ ...limits, waiting: 2 });
  const bytes = await small();
  const read = async () => reader?.read('mallory', bytes);
  const all = await Promise.all([read(), read(), read(), read(), read()]);
  expect(all.filter((parts) => parts === undefined)).toHaveLength(2);
  expect(await reader.read('ana', bytes)).toBeDefined();
});

test(
  'ImageReader: reads the size of a BMP with the short header',
  { timeout: 60_000 },
  async () => {
    reader = createImageReader(limits);
    const head = Buffer.alloc(30);
    head.write('BM');
    head.writeUInt32LE(12, 14);
    head.writeUInt16LE(400, 18);
    head.writeUInt16LE(300, 20);
    head.writeUInt16LE(1, 22);
    head.writeUInt16LE(24, 24);
    expect(await reader.read('ana', head)).toEqual({ size: { width: 400, height: 300 } });
  },
);
