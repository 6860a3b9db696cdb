import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defineCall } from '@rookery/contract/call.ts';
import { entity, listOf } from '@rookery/contract/lenient-schema.ts';
import { emptyResponse } from '@rookery/contract/schemas/empty-response.ts';
import { ApiError } from './api-error.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { createTransport, type MakeCall } from './transport.ts';

const thing = defineCall('GET', '/api/v1/things/:id', {
  caller: 'anyone',
  query: { limit: 'integer' },
  response: entity({ id: v.string() }, {}),
});
const things = defineCall('GET', '/api/v1/things', {
  caller: 'anyone',
  response: listOf(entity({ id: v.string() }, {})),
  paging: 'sortable-ids',
});
const post = defineCall('POST', '/api/v1/things', {
  caller: 'member',
  body: { encoding: 'json', fields: { status: 'text!' } },
  response: entity({ id: v.string() }, {}),
});

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

function setUp(answers: readonly (() => Response | Promise<Response>)[]): {
  call: MakeCall;
  sent: Sent[];
  clock: FakeClock;
  dates: unknown[];
} {
  const sent: Sent[] = [];
  const clock = new FakeClock();
  const dates: unknown[] = [];
  const call = createTransport({
    onDate: (...date) => dates.push(date),
    origin: 'https://rookery.example',
    token: () => 'secret-token',
    clock,
    pace: async () => undefined,
    fetch: async (address, init = {}) => {
      sent.push({ address: address instanceof Request ? address.url : address.toString(), init });
      const answer = answers[sent.length - 1];
      if (!answer) throw new TypeError('network down');
      return answer();
    },
  });
  return { call, sent, clock, dates };
}

const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), init);

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

test('createTransport: sends the token in a header, no cookies, and each value in the place that the call defines [R-AUTH-028]', async () => {
  const { call, sent } = setUp([
    json({ id: '7' }, { headers: { link: '<https://x/?max_id=5>; rel="next"' } }),
  ]);
  const { value, links } = await call(thing, { path: { id: '7' }, query: { limit: 20 } });
  expect(value).toEqual({ id: '7' });
  expect(links).toEqual({ older: '5' });
  expect(sent[0]?.address).toBe('https://rookery.example/api/v1/things/7?limit=20');
  expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer secret-token');
  expect(sent[0]?.init.credentials).toBe('omit');
});

describe('createTransport: kinds of failures [R-ERR-001 R-ERR-002]', () => {
  test.each([
    [401, { error: 'authorization required' }, 'unauthorized', 'authorization required'],
    [403, { error: 'Invalid credentials.' }, 'forbidden', 'Invalid credentials.'],
    [404, { error: 'Record not found' }, 'notFound', 'Record not found'],
    [410, '', 'gone', ''],
    [410, { error: 'It is gone' }, 'gone', 'It is gone'],
    [422, { error: 'Cannot post an empty status' }, 'invalid', 'Cannot post an empty status'],
    [429, { error: 'Throttled' }, 'rateLimited', 'Throttled'],
    [400, [{ id: '1', error: 'x' }], 'invalid', 'x'],
    [500, '"Something went wrong"', 'server', 'Something went wrong'],
    [503, '<html>down</html>', 'server', ''],
    [503, { error: 'Maintenance' }, 'server', 'Maintenance'],
  ])('for status %i and body %j, throws the kind %s', async (status, body, kind, message) => {
    const { call } = setUp([json(body, { status }), json(body, { status })]);
    const error = await failure(call(post, { body: { status: 'x' } }));
    expect(error.kind).toBe(kind);
    expect(error.status).toBe(status);
    expect(error.message).toBe(message);
  });

  test('throws the kind offline if there is no network', async () => {
    const { call } = setUp([]);
    expect((await failure(call(post, { body: { status: 'x' } }))).kind).toBe('offline');
  });

  test.each([
    ['HTML instead of JSON', '<!doctype html>'],
    ['broken JSON', '{"id":'],
    ['another shape', '[1]'],
  ])('throws the kind malformed for %s [R-ERR-007]', async (_, body) => {
    const { call } = setUp([json(body)]);
    expect((await failure(call(thing, { path: { id: '1' } }))).kind).toBe('malformed');
  });
});

test('createTransport: throws the kind tooLarge for an endless response without reading all of it', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller): void {
      sent += 1;
      controller.enqueue(new Uint8Array(1_000_000).fill(32));
    },
  });
  const { call } = setUp([() => new Response(endless)]);
  expect((await failure(call(thing, { path: { id: '1' } }))).kind).toBe('tooLarge');
  expect(sent).toBeLessThan(16);
});

test('createTransport: reads 200 items of a page of 50,000, and drops the link to the next page, which would skip the rest', async () => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({ id: String(index) }));
  const { call } = setUp([
    json(many, { headers: { link: '<https://x/?max_id=50000>; rel="next"' } }),
  ]);
  const { value, links } = await call(things, {});
  expect(value).toHaveLength(200);
  expect(links.older).toBeUndefined();
});

test('createTransport: throws the kind timeout if the server does not respond, and the reason of the signal if it is aborted', async () => {
  const silent = createTransport({
    origin: '',
    token: () => undefined,
    clock: new FakeClock(),
    pace: async () => undefined,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        const cut = (): void => reject(new TypeError('cut'));
        if (init?.signal?.aborted) cut();
        init?.signal?.addEventListener('abort', cut);
      }),
  });
  expect((await failure(silent(thing, { path: { id: '1' }, timeoutMs: 1 }))).kind).toBe('timeout');
  const controller = new AbortController();
  const left = silent(thing, { path: { id: '1' }, signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(left).rejects.toThrow('left the page');
});

test('createTransport: repeats a read once after the delay of Retry-After, and never a write', async () => {
  const throttled = json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '3' } });
  const read = setUp([throttled, json({ id: '1' })]);
  const response = read.call(thing, { path: { id: '1' } });
  await new Promise((resolve) => setImmediate(resolve));
  await read.clock.advance(2_999);
  expect(read.sent).toHaveLength(1);
  await read.clock.advance(1);
  expect((await response).value).toEqual({ id: '1' });

  const write = setUp([throttled, json({ id: '1' })]);
  const error = await failure(write.call(post, { body: { status: 'x' }, idempotencyKey: 'k' }));
  expect(error).toMatchObject({ kind: 'rateLimited', retryAfter: 3_000 });
  expect(write.sent).toHaveLength(1);
  expect(new Headers(write.sent[0]?.init.headers).get('idempotency-key')).toBe('k');
});

test.each([429, 502, 503, 504])(
  'createTransport: repeats a read once after 1 s if a response with %i has no Retry-After',
  async (status) => {
    const read = setUp([json({}, { status }), json({}, { status })]);
    const response = failure(read.call(thing, { path: { id: '1' } }));
    await new Promise((resolve) => setImmediate(resolve));
    await read.clock.advance(999);
    expect(read.sent).toHaveLength(1);
    await read.clock.advance(1);
    expect((await response).status).toBe(status);
    expect(read.sent).toHaveLength(2);
  },
);

test('createTransport: rejects at once if Retry-After is longer than 5 s', async () => {
  const throttled = json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '25' } });
  const read = setUp([throttled]);
  const error = await failure(read.call(thing, { path: { id: '1' } }));
  expect(error).toMatchObject({ kind: 'rateLimited', retryAfter: 25_000 });
  expect(read.sent).toHaveLength(1);
});

test.each(['{}', '', 'null', '"ok"', 'OK'])(
  'createTransport: accepts %j as a response of which only the status counts',
  async (body) => {
    const { call } = setUp([() => Promise.resolve(new Response(body, { status: 201 }))]);
    const row = { ...post, response: emptyResponse };
    expect(await call(row, { body: { status: 'x' } })).toMatchObject({ value: undefined });
  },
);

test('createTransport: converts errors of a registration, which are JSON inside a string, to sentences [R-REG-023 R-ERR-006]', async () => {
  const { call } = setUp([
    json({ error: '{"ap_id":["has already been taken"],"email":["is invalid"]}' }, { status: 400 }),
  ]);
  const error = await failure(call(post, { body: { status: 'x' } }));
  expect(error.message).toBe('Username. has already been taken. Email. is invalid.');
});

test('createTransport: throws errors that contain neither the token nor the request', async () => {
  const { call } = setUp([]);
  const error = await failure(call(post, { body: { status: 'private words' } }));
  expect(JSON.stringify(error) + error.message + String(error)).not.toMatch(/secret|private/);
});

test('createTransport: reports the Date header of successful and failed responses, with the times of request and response', async () => {
  const date = 'Mon, 01 Jun 2026 12:00:00 GMT';
  const { call, dates } = setUp([
    json({ id: '7' }, { headers: { date } }),
    json({ error: 'no' }, { status: 403, headers: { date } }),
    json({ id: '7' }),
  ]);
  const before = Date.now();
  await call(thing, { path: { id: '7' } });
  await failure(call(thing, { path: { id: '7' } }));
  await call(thing, { path: { id: '7' } });
  const between = expect.toSatisfy((at: number) => at >= before && at <= Date.now());
  expect(dates).toEqual([
    [date, between, between],
    [date, between, between],
    [null, between, between],
  ]);
});

test.each([
  ['Mon, 01 Jun 2026 12:00:00 GMT', 'Mon, 01 Jun 2026 12:00:07 GMT', 7000],
  ['Mon, 01 Jun 2026 12:00:00 GMT', 'Mon, 01 Jun 2026 11:00:00 GMT', 0],
  ['Mon, 01 Jun 2026 12:00:00 GMT', '30', 30_000],
])(
  'createTransport: compares Retry-After with the server’s clock (%s, %s)',
  async (date, after, wait) => {
    const headers = { date, 'retry-after': after };
    const { call } = setUp([json({}, { status: 429, headers })]);
    const error = await failure(call(post, { body: { status: 'x' } }));
    expect(error.retryAfter).toBe(wait);
  },
);

test('createTransport: repairs unpaired surrogates in responses, addresses and bodies [R-ERR-009]', async () => {
  const half = String.raw`{"id":"\ud800 \ud83d\ude00"}`;
  const { call, sent } = setUp([() => new Response(half), () => new Response(half)]);
  const { value } = await call(thing, { path: { id: 'a\ud800' } });
  expect(value.id).toBe('\uFFFD 😀');
  await call(post, { body: { status: 'b\udc00' } });
  expect(sent[0]?.address).toBe('https://rookery.example/api/v1/things/a%EF%BF%BD');
  expect(sent[1]?.init.body).toBe('{"status":"b\uFFFD"}');
});

test('createTransport: repairs unpaired surrogates in errors [R-ERR-009]', async () => {
  const body = String.raw`{"error":"no \udfff"}`;
  const { call } = setUp([() => new Response(body, { status: 422 })]);
  await expect(call(post, { body: { status: 'x' } })).rejects.toMatchObject({
    message: 'no \uFFFD',
  });
});
