import { expect, test } from 'vitest';
import { addMentions, findAddress, findAddresses } from './mentions.ts';

test.each([
  [
    'adds the mentions before the text',
    'hi',
    ['@jun', '@edda@kettle.example'],
    '@jun @edda@kettle.example hi',
  ],
  ['adds nothing for a note to oneself', 'hi', [], 'hi'],
  [
    'does not repeat a mention, whatever its case',
    'hi @Jun, ok',
    ['@jun', '@edda'],
    '@edda hi @Jun, ok',
  ],
  [
    'does not take a longer address for a mention',
    'hi @jun@far.example',
    ['@jun'],
    '@jun hi @jun@far.example',
  ],
  ['mentions people before attachments without text', '', ['@jun'], '@jun'],
])('addMentions: %s', (_, text, mentions, expected) => {
  expect(addMentions(text, mentions)).toBe(expected);
});

test('findAddresses: returns addresses without the characters around them', () => {
  expect(findAddresses('(@Jun), @bela@Ex.example. a@b.example https://x.example/@nobody')).toEqual([
    'jun',
    'bela@ex.example',
  ]);
});

test.each([
  ['hello @Jun, come', [6, 10]],
  ['mail a@jun.example', undefined],
  ['@ines @jun@far.example', undefined],
  ['nobody', undefined],
])('findAddress: finds @jun in “%s”', (text, expected) => {
  expect(findAddress(text, (acct) => acct === 'jun')).toEqual(expected);
});

test('findAddress: skips a longer address that begins with the searched one', () => {
  expect(findAddress('@jun2 @jun', (acct) => acct === 'jun')).toEqual([6, 10]);
});
