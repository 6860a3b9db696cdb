import { assert, constantFrom, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { readHandles, writeHandles } from './handles.ts';

test.each([
  ['mira@far.example\njun', ['mira@far.example', 'jun'], 0],
  ['Account address,Show boosts\nmira@far.example,true\r\n', ['mira@far.example'], 0],
  [
    '\u{FEFF}@mira@far.example;x\n\n  \n"jun@near.example",',
    ['mira@far.example', 'jun@near.example'],
    0,
  ],
  ['mira\nmira\n@mira', ['mira'], 0],
  ['{"a": 1}\n<html>\nmira', ['mira'], 2],
  ['', [], 0],
])('of %j the accounts %j are read', (text, handles, unread) => {
  expect(readHandles(text)).toEqual({ handles, unread });
});

test('what is written is read again, with the host of those who are here', () => {
  const accts = constantFrom('mira', 'jun@far.example', 'a.b-c@x.y', 'd_e');
  assert(
    property(uniqueArray(accts), (list) => {
      const whole = list.map((acct) => (acct.includes('@') ? acct : `${acct}@here.example`));
      expect(readHandles(writeHandles(list, 'here.example')).handles).toEqual(whole);
    }),
  );
});
