import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const bounds = { bytes: 4_000_000, textBytes: 2_000_000, fields: 1000 };

function sent(body: string, type = 'application/json'): Promise<unknown> {
  return readBody(
    new Request('http://instance.test/', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    }),
    bounds,
  );
}

function nested(levels: number): string {
  return `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
}

test('readBody: parses JSON nested to the maximum depth', async () => {
  expect(await sent(nested(90))).toHaveProperty('a');
});

test.each([
  ...[101, 150, 20_000, 200_000].flatMap((levels) => [
    [nested(levels), 'The JSON is nested more than 100 levels deep.'],
    [
      '{"a":'.repeat(levels) + '1' + '}'.repeat(levels),
      'The JSON is nested more than 100 levels deep.',
    ],
  ]),
  ['{"a":', 'The body is not valid JSON.'],
  ['\u0000', 'The body is not valid JSON.'],
  ['[[1]]', 'The body must be a JSON object.'],
  ['"text"', 'The body must be a JSON object.'],
  ['null', 'The body must be a JSON object.'],
])(
  'readBody: refuses JSON that it cannot use with 400 and a plain error (%#) [R-INST-036]',
  async (body, error) => {
    await expect(sent(body ?? '')).rejects.toMatchObject({ status: 400, body: { error } });
  },
);

test('readBody: parses a name with a million brackets in linear time', async () => {
  const started = performance.now();
  const form = 'application/x-www-form-urlencoded';
  expect(await sent(`a${'['.repeat(1_000_000)}=1&status=x`, form)).toMatchObject({ status: 'x' });
  expect(performance.now() - started).toBeLessThan(2000);
});

const multipart = 'multipart/form-data; boundary=x';
const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n';

test.each([
  ['many fields', 'a&'.repeat(5000), 'application/x-www-form-urlencoded'],
  ['a long form', `a=${'b'.repeat(2_000_001)}`, 'application/x-www-form-urlencoded'],
  ['long JSON', `{"a":"${'b'.repeat(2_000_000)}"}`, 'application/json'],
  ['many parts', `${file}\r\n\r\n`.repeat(2000), multipart],
  ['a part with a long head', `${file}${'a: b\r\n'.repeat(2000)}\r\n\r\n--x--\r\n`, multipart],
  [
    'a long text in parts',
    `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'b'.repeat(2_000_001)}\r\n--x--\r\n`,
    multipart,
  ],
])('readBody: refuses %s before parsing it', async (_name, body, type) => {
  await expect(sent(body, type)).rejects.toMatchObject({ status: 413 });
});

test('readBody: accepts a file longer than the text limit', async () => {
  const body = `${file}\r\n${'b'.repeat(3_000_000)}\r\n--x--\r\n`;
  expect(await sent(body, multipart)).toHaveProperty('file');
});

test('readBody: stops at the limit if there is no Content-Length', async () => {
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' };
  const request = new Request('http://instance.test/', init);
  await expect(readBody(request, bounds)).rejects.toMatchObject({ status: 413 });
  expect(given).toBeLessThan(30);
});

test('readMultipart: parses parts as browsers send them', async () => {
  const given = new FormData();
  given.append('a "quoted" name', 'ä\r\nb');
  given.append('empty', '');
  given.append(
    'file',
    new File(['--x\r\nno boundary'], 'naïve "file".txt', { type: 'text/plain' }),
  );
  const { headers, body } = new Response(given);
  const text = await new Response(body).text();
  const read = await sent(text, headers.get('content-type') ?? '');
  expect(read).toMatchObject({ 'a "quoted" name': 'ä\r\nb', empty: '' });
  const sentFile = v.parse(v.object({ file: v.file() }), read).file;
  expect([sentFile.name, sentFile.type, await sentFile.text()]).toEqual([
    'naïve "file".txt',
    'text/plain',
    '--x\r\nno boundary',
  ]);
});

test.each([
  ['no boundary', '', 'multipart/form-data'],
  ['nothing', '', multipart],
  ['no head', '--x\r\n', multipart],
  ['no end', `${file}\r\nabc`, multipart],
  ['no name', '--x\r\ncontent-disposition: form-data\r\n\r\na\r\n--x--', multipart],
])('readMultipart: refuses a body with %s', async (_name, body, type) => {
  await expect(sent(body, type)).rejects.toMatchObject({ status: 400 });
});
