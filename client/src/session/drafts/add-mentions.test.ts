import { expect, test } from 'vitest';
import { addMentions } from './add-mentions.ts';

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
