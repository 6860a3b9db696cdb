import { expect, test } from 'vitest';
import { toProxyCookie, toBackendCookies } from './cookies.ts';
import { createRewriter } from './rewrite.ts';
import { rewriteStream } from './rewrite-stream.ts';

const rewriter = createRewriter('https://real.example', 'http://127.0.0.1:4000');

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
])('the body %s becomes %s', (given, expected) => {
  expect(rewriter.body(given)).toBe(expected);
});

test('links of pages lead back through the proxy', () => {
  expect(rewriter.header('<https://real.example/api/v1/x?max_id=1>; rel="next"')).toBe(
    '<http://127.0.0.1:4000/api/v1/x?max_id=1>; rel="next"',
  );
});

test('a cookie loses what would keep it from a page without TLS', () => {
  expect(toProxyCookie('key=v; path=/; Domain=real.example; Secure; HttpOnly; SameSite=None')).toBe(
    'rookery-backend.key=v; path=/; HttpOnly; SameSite=Lax',
  );
});

test('of the cookies that a browser sends, the real instance gets those that it set', () => {
  const sent = 'session=of another program; rookery-backend._akkoma_key=a=b; theme=dark';
  expect(toBackendCookies(sent)).toBe('_akkoma_key=a=b');
  expect(toBackendCookies('session=x')).toBe('');
});

test('a body that comes in any pieces is rewritten as in one', async () => {
  const whole = JSON.stringify({
    avatar: 'https://real.example/media/ä.png',
    note: '<a href="https://real.example/emoji/x">https://real.example</a>',
    url: 'https://real.example/users/ana',
    long: 'x'.repeat(250_000),
    last: ['https://real.example/proxy/1', 1],
  });
  const bytes = new TextEncoder().encode(whole);
  for (const size of [101, 1000, 1_000_000]) {
    const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    expect(await new Response(rewriteStream(pieces, rewriter)).text()).toBe(rewriter.body(whole));
  }
});
