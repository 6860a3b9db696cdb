import { expect, test } from 'vitest';
import { mentionPrefill, subjectPrefill } from './reply-prefill.ts';

const mention = (id: string) => ({ id, acct: id, username: id, url: `https://x/${id}` });
const author = { id: 'jun', acct: 'jun@kitsune.example' };

test.each([
  ['the author alone', [], 'me', '@jun@kitsune.example '],
  [
    'the author and then everybody mentioned, in order',
    [mention('ines'), mention('tomas')],
    'me',
    '@jun@kitsune.example @ines @tomas ',
  ],
  [
    'each account once',
    [mention('ines'), mention('ines'), mention('jun')],
    'me',
    '@jun@kitsune.example @ines ',
  ],
  [
    'everybody but the viewer',
    [mention('me'), mention('ines')],
    'me',
    '@jun@kitsune.example @ines ',
  ],
  ['nobody in a reply to a post of the viewer without mentions', [], 'jun', ''],
])('mentionPrefill: returns mentions of %s', (_, mentions, viewer, text) => {
  expect(mentionPrefill({ accountId: 'jun', mentions }, author, viewer)).toBe(text);
});

test.each([
  ['', 'email', ''],
  ['birds', 'email', 're: birds'],
  ['Re: birds', 'email', 'Re: birds'],
  ['RE birds', 'email', 'RE birds'],
  ['reeds', 'email', 're: reeds'],
  ['birds', 'masto', 'birds'],
  ['birds', 'noop', ''],
] as const)(
  'subjectPrefill: for the subject %j and the preference %s, returns %j [R-STATUS-033]',
  (parent, behaviour, subject) => {
    expect(subjectPrefill(parent, behaviour)).toBe(subject);
  },
);
