import { expect, it } from 'vitest';
import { displayHost } from './display-host.ts';

function hostOf(text: string): string {
  return new URL(`https://${text}/`).host;
}

it.each([
  ['example.org', 'example.org'],
  ['localhost:4000', 'localhost:4000'],
  ['bücher.example', 'bücher.example'],
  ['日本語.jp', '日本語.jp'],
  ['日本語abc.jp', '日本語abc.jp'],
  ['пример.рф', 'пример.рф'],
  ['παράδειγμα.gr', 'παράδειγμα.gr'],
  ['قطر.example', 'قطر.example'],
  ['bücher.example:8443', 'bücher.example:8443'],
])('displayHost: decodes %s', (written, text) => {
  expect(displayHost(hostOf(written))).toEqual({
    text,
    ascii: hostOf(written),
    isDeceptive: false,
  });
});

it.each(['аpple.com', 'раураl.com', 'аррӏе.com', 'gооgle.example', 'fаcebook.com', 'οοο.com'])(
  'displayHost: marks %s as deceptive',
  (written) => {
    expect(displayHost(hostOf(written)).isDeceptive).toBe(true);
  },
);

it('displayHost: keeps a malformed label unchanged and marks it', () => {
  expect(displayHost('xn--99999999.example')).toEqual({
    text: 'xn--99999999.example',
    ascii: 'xn--99999999.example',
    isDeceptive: true,
  });
});
