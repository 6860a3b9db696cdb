import { expect, test } from 'vitest';
import { ownCookie } from './cookies.ts';
import { createRewriter } from './rewrite.ts';

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
  expect(ownCookie('key=v; path=/; Domain=real.example; Secure; HttpOnly; SameSite=None')).toBe(
    'key=v; path=/; HttpOnly; SameSite=Lax',
  );
});
