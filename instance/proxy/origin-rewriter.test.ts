import { expect, test } from 'vitest';
import { toProxyCookie, toBackendCookies } from './cookies.ts';
import { createOriginRewriter } from './origin-rewriter.ts';
import { rewriteStream } from './rewrite-stream.ts';

const rewriter = createOriginRewriter('https://real.example', 'http://127.0.0.1:4000');

test.each([
  ['"https://real.example/media/a.png"', '"http://127.0.0.1:4000/media/a.png"'],
  [
    String.raw`\"https://real.example/emoji/b.png\"`,
    String.raw`\"http://127.0.0.1:4000/emoji/b.png\"`,
  ],
  ['"wss://real.example"', '"ws://127.0.0.1:4000"'],
  ['"https://real.example/users/ana"', '"https://real.example/users/ana"'],
  ['"https://real.example.org/media/a.png"', '"https://real.example.org/media/a.png"'],
  ['"https://other.example/media/a.png"', '"https://other.example/media/a.png"'],
])('OriginRewriter: the body %s becomes %s', (body, expected) => {
  expect(rewriter.body(body)).toBe(expected);
});

test('OriginRewriter: Link headers refer to the proxy', () => {
  expect(rewriter.header('<https://real.example/api/v1/x?max_id=1>; rel="next"')).toBe(
    '<http://127.0.0.1:4000/api/v1/x?max_id=1>; rel="next"',
  );
});

test('toProxyCookie: removes attributes with which browsers refuse a cookie without TLS', () => {
  expect(toProxyCookie('key=v; path=/; Domain=real.example; Secure; HttpOnly; SameSite=None')).toBe(
    'rookery-backend.key=v; path=/; HttpOnly; SameSite=Lax',
  );
});

test('toBackendCookies: forwards only the cookies of the real instance', () => {
  const sent = 'session=of another program; rookery-backend._akkoma_key=a=b; theme=dark';
  expect(toBackendCookies(sent)).toBe('_akkoma_key=a=b');
  expect(toBackendCookies('session=x')).toBe('');
});

test('rewriteStream: the size of the chunks does not change the result', async () => {
  const whole = JSON.stringify({
    avatar: 'https://real.example/media/ä.png',
    note: '<a href="https://real.example/emoji/x">https://real.example</a>',
    url: 'https://real.example/users/ana',
    long: 'x'.repeat(250_000),
    last: ['https://real.example/proxy/1', 1],
  });
  const bytes = new TextEncoder().encode(whole);
  for (const size of [101, 1000, 1_000_000]) {
    const chunks = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    expect(await new Response(rewriteStream(chunks, rewriter)).text()).toBe(rewriter.body(whole));
  }
});
