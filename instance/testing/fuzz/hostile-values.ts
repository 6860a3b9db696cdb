import * as fc from 'fast-check';

/** Texts that often cause bugs. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\u202Ereversed\u2066',
  '💥'.repeat(500),
  'e' + '\u0301'.repeat(2000),
  "' OR 1=1 --",
  '"; DROP TABLE statuses; --',
  '%',
  '_%',
  '\\',
  '$(id)',
  '`id`',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '$[x2 '.repeat(200),
  '[b]'.repeat(500),
  '> '.repeat(500),
  '*'.repeat(3000),
  '@'.repeat(300),
  '@a@b@c #d :e: https://[::1',
  'http://',
  'http://[',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  '\r\nset-cookie: x=1',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '99999999999999999999999999',
  '0000000000000000AA',
  'zzzzzzzzzzzzzzzzzz',
  'AbCdEfGhIjKlMnOpQr',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  '2024-99-99T99:99:99Z',
  '275760-09-14',
  'x'.repeat(100_000),
];

export const hostileTextArbitrary: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

function nested(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Any JSON value. */
export const hostileValueArbitrary: fc.Arbitrary<unknown> = fc.oneof(
  hostileTextArbitrary,
  fc.integer(),
  fc.double(),
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    -1,
    0,
    1.5,
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
    1e300,
    [],
    {},
    [[]],
    [null],
    [{}],
    nested(500),
    Array.from({ length: 5000 }, (_, index) => String(index)),
    JSON.parse('{"__proto__":{"id":"x"},"constructor":{"prototype":1}}'),
  ),
);
