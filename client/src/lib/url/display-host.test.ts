import { domainToASCII } from 'node:url';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePunycode, displayHost } from './display-host.ts';

/* Samples from section 7.1 of RFC 3492, in lower case. */
it.each([
  ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
  ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
  ['n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
  ['b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
  ['3b-ww4c5e180e575a65lsy2b', '3年b組金八先生'],
  ['bcher-kva', 'bücher'],
  ['ls8h', '💩'],
])('decodePunycode: decodes %s', (label, text) => {
  expect(decodePunycode(label)).toBe(text);
});

it.each(['é', 'a-b!', '99999999', 'a'.repeat(64), 'bcher-kv', 'zz-', '-', ''])(
  'decodePunycode: throws no error for the malformed %j',
  (label) => {
    expect(() => decodePunycode(label)).not.toThrow();
  },
);

it.each(['é', 'a-b!', 'a'.repeat(64), '99999999'])(
  'decodePunycode: returns undefined for %s',
  (label) => {
    expect(decodePunycode(label)).toBeUndefined();
  },
);

it("decodePunycode: reverses the platform's encoding", () => {
  const letter = fc.constantFrom(...Array.from('aböüñéжщλωקא语言日本한글ก'));
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1, maxLength: 12 }), (letters) => {
      const text = letters.join('');
      const ascii = domainToASCII(text);
      fc.pre(ascii.startsWith('xn--'));
      expect(decodePunycode(ascii.slice(4))).toBe(text.normalize('NFC'));
    }),
  );
});

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
])('displayHost: decodes the ASCII form of %s', (written, text) => {
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

it('displayHost: returns a malformed label unchanged and marks the host as deceptive', () => {
  expect(displayHost('xn--99999999.example')).toEqual({
    text: 'xn--99999999.example',
    ascii: 'xn--99999999.example',
    isDeceptive: true,
  });
});
