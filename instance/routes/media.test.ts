import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;

beforeEach(async () => {
  instance = await startTestInstance({
    config: { mediaMeta: true, limits: { upload: 200_000, description: 20 } },
  });
  ana = await instance.as('ana');
});

async function picture(width: number, height: number, format: 'png' | 'jpeg' | 'webp') {
  const image = sharp({ create: { width, height, channels: 3, background: '#3a6' } });
  return new Uint8Array(await image.toFormat(format).toBuffer());
}

function form(bytes: Uint8Array, type: string, description?: string): FormData {
  const data = new FormData();
  data.set('file', new Blob([new Uint8Array(bytes)], { type }), 'name');
  if (description !== undefined) data.set('description', description);
  return data;
}

function upload(bytes: Uint8Array, type: string, description?: string): Promise<TestResponse> {
  return ana.post('/api/v1/media', form(bytes, type, description));
}

function served(url: string, range?: string): Promise<Response> {
  return instance.fetch(new Request(url, range === undefined ? {} : { headers: { range } }));
}

test('mediaRoutes: saves an image with its size, a preview, a blurhash and its description [R-INST-023]', async () => {
  const { status, body } = await upload(await picture(1600, 400, 'jpeg'), 'image/jpeg', 'green');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    type: 'image',
    description: 'green',
    meta: { original: { width: 1600, height: 400, aspect: 4 } },
    pleroma: { mime_type: 'image/jpeg' },
  });
  expect(body.blurhash).toMatch(/^\S{20,}$/);
  const preview = await sharp(await (await served(body.preview_url)).arrayBuffer()).metadata();
  expect([preview.width, preview.height]).toEqual([800, 200]);
});

test('mediaRoutes: an animated image has no preview', async () => {
  const frame = Buffer.from(await picture(900, 900, 'png'));
  const other = await sharp(frame).negate().png().toBuffer();
  const moving = await sharp([frame, other], { join: { animated: true } })
    .webp()
    .toBuffer();
  const { body } = await upload(new Uint8Array(moving), 'image/webp');
  expect(body.preview_url).toBe(body.url);
});

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['audio/mpeg', bytes('ID3 tone'), 'audio', 'audio/mpeg'],
  ['audio/ogg', bytes('OggS tone'), 'audio', 'audio/ogg'],
  ['video/ogg', bytes('OggS film'), 'video', 'video/ogg'],
  ['video/mp4', bytes('\0\0\0\u0010ftypisom'), 'video', 'video/mp4'],
  ['image/heic', bytes('\0\0\0\u0018ftypheic'), 'image', 'image/heic'],
  ['', bytes('\0\0\0\u0018ftypmif1'), 'image', 'image/heic'],
  ['application/x-shockwave-flash', bytes('CWS\u0009'), 'unknown', 'application/x-shockwave-flash'],
  ['text/plain', bytes('words'), 'unknown', 'text/plain'],
  ['text/html', bytes('<script>1</script>'), 'unknown', 'application/octet-stream'],
  ['image/svg+xml', bytes('<svg onload="1"/>'), 'unknown', 'application/octet-stream'],
  ['image/png', bytes('not a picture'), 'unknown', 'application/octet-stream'],
])(
  'mediaRoutes: %s is accepted and served so that browsers cannot run it [R-INST-023]',
  async (sent, content, type, servedType) => {
    const { status, body } = await upload(content, sent);
    expect([status, body.type, body.pleroma.mime_type]).toEqual([200, type, servedType]);
    const file = await served(body.url);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toBe('sandbox');
    expect(file.headers.get('content-type')).toBe(
      type === 'unknown' ? 'application/octet-stream' : servedType,
    );
  },
);

test.each([
  ['bytes=4-', 206, 'tone', 'bytes 4-7/8'],
  ['bytes=0-2', 206, 'ID3', 'bytes 0-2/8'],
  ['bytes=-2', 206, 'ne', 'bytes 6-7/8'],
  ['bytes=90-', 416, '', 'bytes */8'],
  ['lines=1', 200, 'ID3 tone', null],
])(
  'GET /media/:file: responds to the range %s of an audio file with %i',
  async (range, status, text, contentRange) => {
    const { body } = await upload(bytes('ID3 tone'), 'audio/mpeg');
    const part = await served(body.url, range);
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ]);
  },
);

test('mediaRoutes: the owner can change a description up to the maximum length [R-INST-023]', async () => {
  const { body } = await upload(await picture(8, 8, 'png'), 'image/png');
  const path = `/api/v1/media/${body.id}`;
  expect((await ana.put(path, { description: 'a field' })).body.description).toBe('a field');
  expect((await ana.get(path)).body.description).toBe('a field');
  const tooLong = await ana.put(path, { description: 'x'.repeat(21) });
  expect([tooLong.status, tooLong.body.error]).toEqual([400, 'description_too_long']);
  const ben = await instance.as('ben');
  expect((await ben.put(path, { description: 'mine' })).status).toBe(403);
  expect((await ben.get(path)).body).toEqual({ error: 'Access denied' });
  expect((await ana.put('/api/v1/media/99999', { description: 'x' })).status).toBe(404);
});

test('POST /api/v2/media: responds 202', async () => {
  const response = await ana.post('/api/v2/media', form(bytes('ID3 tone'), 'audio/mpeg', 'a tone'));
  expect([response.status, response.body.description]).toEqual([202, 'a tone']);
});

test('mediaRoutes: a file that is being processed cannot be posted', async () => {
  let now = Date.now();
  const slow = await startTestInstance({ config: { mediaSeconds: 5 }, now: () => now });
  const bob = await slow.as('bob');
  const sent = await bob.post('/api/v2/media', form(await picture(8, 8, 'png'), 'image/png'));
  expect([sent.status, sent.body.url, sent.body.preview_url]).toEqual([202, null, null]);
  const path = `/api/v1/media/${sent.body.id}`;
  const early = await bob.get(path);
  expect([early.status, early.body.url]).toEqual([206, null]);
  const status = { status: '', media_ids: [sent.body.id] };
  expect((await bob.post('/api/v1/statuses', status)).status).toBe(422);
  now += 5000;
  const ready = await bob.get(path);
  expect([ready.status, typeof ready.body.url]).toEqual([200, 'string']);
  expect((await bob.post('/api/v1/statuses', status)).body.media_attachments).toHaveLength(1);
  await slow.close();
});

test('mediaRoutes: saves the focal point if the instance supports it', async () => {
  const knowing = await startTestInstance({ config: { focalPoints: true } });
  const bob = await knowing.as('bob');
  const data = form(await picture(8, 8, 'png'), 'image/png');
  data.set('focus', '0.5,-2');
  const { body } = await bob.post('/api/v1/media', data);
  expect(body.meta.focus).toEqual({ x: 0.5, y: -1 });
  const moved = await bob.put(`/api/v1/media/${body.id}`, { focus: '-0.1,0.2' });
  expect([moved.body.meta.focus, moved.body.description]).toEqual([{ x: -0.1, y: 0.2 }, null]);
  await knowing.close();
  const unsupported = await ana.post('/api/v1/media', data);
  expect(unsupported.body.meta.focus).toBeUndefined();
});

test('mediaRoutes: refuses files that are too large or missing, and visitors', async () => {
  const big = new Uint8Array(200_001);
  expect(await upload(big, 'application/zip')).toMatchObject({
    status: 413,
    body: { error: 'The request is too large.' },
  });
  const missing = await ana.post('/api/v1/media', new FormData());
  expect([missing.status, missing.body.error]).toEqual([400, 'Missing field: file.']);
  const long = await upload(bytes('words'), 'text/plain', 'x'.repeat(21));
  expect(long.status).toBe(400);
  for (const path of ['/api/v1/media', '/api/v2/media'])
    expect((await instance.visitor.post(path, form(big, 'image/png'))).status).toBe(403);
  expect((await instance.visitor.get('/api/v1/media/1')).status).toBe(403);
});

/** A GIF whose first frame has another size than its screen; browsers display the larger one. */
function gifWithFrame(screen: number, frame: number): Uint8Array {
  const image = Buffer.from(
    '47494638396100000000800000000000ffffff2c00000000000000000002024401003b',
    'hex',
  );
  for (const at of [6, 8]) image.writeUInt16LE(screen, at);
  for (const at of [24, 26]) image.writeUInt16LE(frame, at);
  return image;
}

/** Small images whose headers claim a large size; the instance must not decode them. */
const manyPixels: Record<string, () => Promise<Uint8Array>> = {
  png: async () => {
    const image = Buffer.from(await picture(8, 8, 'png'));
    image.writeUInt32BE(10_001, 16);
    image.writeUInt32BE(10_000, 20);
    image.writeUInt32BE(crc32(image.subarray(12, 29)), 29);
    return image;
  },
  jpeg: async () => {
    const image = Buffer.from(await picture(8, 8, 'jpeg'));
    image.writeUInt16BE(12_000, image.indexOf('ffc0', 0, 'hex') + 5);
    image.writeUInt16BE(9000, image.indexOf('ffc0', 0, 'hex') + 7);
    return image;
  },
  webp: async () => {
    const image = Buffer.from(await picture(8, 8, 'webp'));
    image.writeUInt16LE(16_000, 26);
    image.writeUInt16LE(7000, 28);
    return image;
  },
  gif: async () => {
    const image = Buffer.from(
      await sharp(await picture(8, 8, 'png'))
        .gif()
        .toBuffer(),
    );
    image.writeUInt16LE(10_100, 6);
    image.writeUInt16LE(10_000, 8);
    return image;
  },
  avif: async () => {
    const image = Buffer.from(
      await sharp(await picture(64, 64, 'png'))
        .avif()
        .toBuffer(),
    );
    const size = image.indexOf('ispe') + 8;
    image.writeUInt32BE(12_000, size);
    image.writeUInt32BE(9000, size + 4);
    return image;
  },
  'gif-frame': async () => gifWithFrame(1, 20_000),
  'gif-without-screen': async () => gifWithFrame(0, 20_000),
  bmp: async () => {
    const head = Buffer.alloc(54);
    head.write('BM');
    head.writeInt32LE(30_000, 18);
    head.writeInt32LE(-30_000, 22);
    return head;
  },
};

test.each(Object.keys(manyPixels))(
  'mediaRoutes: refuses a %s of more than 100 megapixels in all calls',
  { timeout: 60_000 },
  async (name) => {
    const open = await startTestInstance();
    const staff = await open.as('ana', { role: 'admin' });
    const type = `image/${name}`;
    const content = (await manyPixels[name]?.()) ?? new Uint8Array();
    const sent = form(content, type);
    for (const path of ['/api/v1/media', '/api/v2/media'])
      expect((await staff.post(path, sent)).status).toBe(422);
    expect((await staff.post('/api/v1/media', sent)).body.error).toBe(
      'Images may have at most 100 megapixels',
    );
    for (const field of ['avatar', 'header', 'pleroma_background_image']) {
      const data = new FormData();
      data.set(field, new Blob([new Uint8Array(content)], { type }), 'name');
      const { status } = await staff.patch('/api/v1/accounts/update_credentials', data);
      expect([field, status]).toEqual([field, 422]);
    }
    const files = open.instance.database.all('SELECT id FROM media');
    expect(files).toEqual([]);
    await open.close();
  },
);

test.each(['png', 'jpeg', 'webp'] as const)(
  'mediaRoutes: a %s has no meta, blurhash or description by default, as on Akkoma [R-INST-023]',
  async (format) => {
    const plain = await startTestInstance();
    const ben = await plain.as('ben');
    const sent = form(await picture(900, 300, format), `image/${format}`);
    for (const path of ['/api/v1/media', '/api/v2/media']) {
      const { body } = await ben.post(path, sent);
      expect(body).not.toHaveProperty('meta');
      expect(body).toMatchObject({ type: 'image', blurhash: null, description: null });
      const status = await ben.post('/api/v1/statuses', { status: 'x', media_ids: [body.id] });
      expect(status.body.media_attachments[0]).not.toHaveProperty('meta');
    }
  },
);
