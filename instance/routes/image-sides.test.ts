import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestInstance } from '#testing/start-test-instance.ts';

const tiny = sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a6' } });

/** Writes the two sides as numbers of 32 bits behind a marker. */
function patch(image: Buffer, marker: string, offset: number, sides: readonly number[]): Buffer {
  const start = image.indexOf(marker, 0, 'latin1') + offset;
  for (const [index, side] of sides.entries()) image.writeUInt32BE(side, start + 4 * index);
  return image;
}

const png = async (width: number, height: number): Promise<Buffer> =>
  patch(await tiny.clone().png().toBuffer(), 'IHDR', 4, [width, height]);

const avif = async (width: number, height: number, brand = 'avif'): Promise<Buffer> => {
  const image = patch(await tiny.clone().avif().toBuffer(), 'ispe', 8, [width, height]);
  image.write(brand, 8, 'latin1');
  return image;
};

function extendedWebp(width: number, height: number): Buffer {
  const head = Buffer.alloc(30);
  head.write('RIFF\u0016\u0000\u0000\u0000WEBPVP8X\u000A', 'latin1');
  head.writeUIntLE(width - 1, 24, 3);
  head.writeUIntLE(height - 1, 27, 3);
  return head;
}

function bmp(width: number, height: number): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  return head;
}

async function jpeg(width: number, height: number): Promise<Buffer> {
  const image = await tiny.clone().jpeg().toBuffer();
  image.writeUInt16BE(height, image.indexOf('ffc0', 0, 'hex') + 5);
  image.writeUInt16BE(width, image.indexOf('ffc0', 0, 'hex') + 7);
  return image;
}

async function gif(width: number, height: number): Promise<Buffer> {
  const image = await tiny.clone().gif().toBuffer();
  image.writeUInt16LE(width, 6);
  image.writeUInt16LE(height, 8);
  return image;
}

const huge = 2 ** 31;

const files: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'png 2³¹ × 2³¹': () => png(huge, huge),
  'png 2³² − 1 × 2³² − 1': () => png(2 ** 32 - 1, 2 ** 32 - 1),
  'png 2³¹ × 1': () => png(huge, 1),
  'png 1 × 90,000,000': () => png(1, 90_000_000),
  'png 70,000 × 1': () => png(70_000, 1),
  'avif 2³¹ × 2³¹': () => avif(huge, huge),
  'avif 1 × 90,000,000': () => avif(1, 90_000_000),
  'heic 2³¹ × 2³¹': () => avif(huge, huge, 'heic'),
  'webp 2²⁴ × 2²⁴': () => extendedWebp(2 ** 24, 2 ** 24),
  'webp 2²⁴ × 1': () => extendedWebp(2 ** 24, 1),
  'bmp 2³¹ × 2³¹': () => bmp(-huge, -huge),
  'bmp 90,000,000 × 1': () => bmp(90_000_000, 1),
  'jpeg 65,535 × 65,535': () => jpeg(65_535, 65_535),
  'gif 65,535 × 65,535': () => gif(65_535, 65_535),
};

test.each(Object.keys(files))(
  'inspectImage: refuses an image whose header claims %s',
  async (name) => {
    const instance = await startTestInstance();
    const ana = await instance.as('ana');
    const type = `image/${name.split(' ')[0] ?? ''}`;
    const content = new Uint8Array((await files[name]?.()) ?? []);
    const form = new FormData();
    form.set('file', new Blob([content], { type }), 'file');
    expect((await ana.post('/api/v1/media', form)).status).toBe(422);
    const profile = new FormData();
    profile.set('avatar', new Blob([content], { type }), 'file');
    const { status } = await ana.patch('/api/v1/accounts/update_credentials', profile);
    expect(status).toBe(422);
    expect(instance.instance.database.all('SELECT id FROM media')).toEqual([]);
    await instance.close();
  },
);

test.each([
  ['png', () => png(8, 8)],
  ['avif', () => avif(8, 8)],
  ['jpeg', () => jpeg(8, 8)],
  ['gif', () => gif(8, 8)],
  ['bmp', () => bmp(8, -8)],
  ['webp', () => tiny.clone().webp().toBuffer()],
])('inspectImage: accepts a small %s', async (format, make) => {
  const instance = await startTestInstance();
  const ana = await instance.as('ana');
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await make())], { type: `image/${format}` }), 'file');
  expect((await ana.post('/api/v1/media', form)).status).toBe(200);
  await instance.close();
});
