import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomOf } from '#lib/testing/room-of.ts';
import { asPart, shareText } from './share-text.ts';

/* As from a server: each a string of its own. */
function told(text: string): string {
  const value: unknown = JSON.parse(JSON.stringify(text));
  return String(value);
}

const times = Array.from({ length: 10_000 }, (_, index) => index);

test('a text that comes again and again is held once', () => {
  const name = 'a name that stands beside every status';
  const room = (keep: (text: string) => string) => roomOf(() => times.map(() => keep(told(name))));
  const apart = room((text) => text);
  const once = room(shareText);
  expect(apart - once).toBeGreaterThan(times.length * name.length);
});

test('what comes again between many others is still held once', () => {
  shareText('a name that stands beside every status');
  const name = 'another that stands beside every status';
  const others = Array.from({ length: 9 }, (_, index) => index);
  const room = roomOf(() =>
    times.map((time) => {
      for (const other of others) shareText(`${time} ${other}`);
      return shareText(told(name));
    }),
  );
  const remembered = 4_000 * 100;
  expect(room).toBeLessThan(times.length * 8 + remembered);
});

test('what was told long ago, or is long, is not held for it', () => {
  expect(roomOf(() => times.forEach((time) => shareText(`${time}`.padEnd(200))))).toBeLessThan(
    times.length * 120,
  );
  expect(roomOf(() => times.forEach((time) => shareText(`${time}`.padEnd(1_000))))).toBeLessThan(
    times.length * 10,
  );
});

test('whatever is told is given back', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      expect([...texts, ...texts].map((text) => shareText(text))).toEqual([...texts, ...texts]);
    }),
  );
});

test('a part of another text takes no letters of its own', () => {
  const whole = told(`<p>${'Some words. '.repeat(100)}</p>`);
  const part = whole.slice(3, -4);
  const room = (keep: (text: string) => string | undefined) =>
    roomOf(() => times.slice(0, 1_000).map(() => keep(told(part))));
  const apart = room((text) => text);
  expect(apart - room((text) => asPart(whole, text))).toBeGreaterThan(900 * part.length);
});

test.each([
  ['<p>Hi</p>', 'Hi'],
  ['Hi', 'Hi'],
  ['<p>A &amp; B</p>', 'A & B'],
  ['', ''],
  ['Hi', ''],
  ['Hi', undefined],
  [undefined, 'Hi'],
])('asPart of %j and %j is the text', (whole, text) => {
  expect(asPart(whole, text)).toBe(text);
});
