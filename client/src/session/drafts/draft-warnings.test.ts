import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft } from '#session/drafts/draft.ts';
import { draftWarnings, isUnlikelyLanguage, type DraftWarningContext } from './draft-warnings.ts';
import { sampleAttachment, sampleDraft as draft } from '#session/drafts/testing/sample-draft.ts';

const file = sampleAttachment('1');

const calm: DraftWarningContext = { isUnreachable: () => false, recent: [] };

test.each<[string, Partial<Draft>, Partial<DraftWarningContext>, string[]]>([
  ['a text in its language', { text: 'The heron is back', language: 'en' }, {}, []],
  ['a file without a description', { attachments: [file] }, {}, ['descriptions']],
  ['a described file', { attachments: [{ ...file, description: 'A heron' }] }, {}, []],
  [
    'a Greek text marked as English',
    { text: 'Ο ερωδιός επέστρεψε στο ποτάμι', language: 'en' },
    {},
    ['language'],
  ],
  [
    'a Greek text marked as Greek',
    { text: 'Ο ερωδιός επέστρεψε στο ποτάμι', language: 'el' },
    {},
    [],
  ],
  [
    'a mention of a blocked account',
    { text: 'hello @jun' },
    { isUnreachable: (acct) => acct === 'jun' },
    ['mention'],
  ],
  [
    'a text equal to a recent post',
    { text: 'The heron is back!' },
    { recent: ['the  Heron is back'] },
    ['repeat'],
  ],
  [
    'a text equal to a recent post with a remote mention',
    { text: '@jun@far.example yes' },
    { recent: ['@jun yes'] },
    ['repeat'],
  ],
  [
    'an audience wider than that of the parent',
    { visibility: 'public' },
    { parentVisibility: 'unlisted' },
    ['audience'],
  ],
  [
    'an audience narrower than that of the parent',
    { visibility: 'unlisted' },
    { parentVisibility: 'public' },
    [],
  ],
  ['an edit with unchanged visibility', { editing: '1' }, { parentVisibility: 'direct' }, []],
  ['an edit of a recent post', { text: 'Back', editing: '1' }, { recent: ['Back'] }, []],
  [
    'a second post without text',
    { attachments: [{ ...file, description: 'x' }] },
    { recent: [''] },
    [],
  ],
])('draftWarnings: for %s (%j, %j), returns %j', (_, fields, known, expected) => {
  expect(draftWarnings(draft(fields), { ...calm, ...known })).toEqual(expected);
});

test.each([
  ['鳥が川に帰ってきました、よかった', 'ja', false],
  ['鳥が川に帰ってきました、よかった', 'ko', true],
  ['Цапля вернулась на реку', 'ru', false],
  ['https://example.org/a/long/address @somebody', 'ja', false],
  ['short', 'ja', false],
  ['The heron came back to the river', 'nonsense-tag-that-is-none', false],
  ['The heron came back to the river', undefined, false],
])('isUnlikelyLanguage: for “%s” marked as %s, returns %s', (text, language, expected) => {
  expect(isUnlikelyLanguage(text, language)).toBe(expected);
});

test('draftWarnings: throws no error for any text and language', () => {
  assert(
    property(string({ unit: 'binary' }), string(), (text, language) => {
      expect(
        Array.isArray(draftWarnings(draft({ text, language }), { ...calm, recent: [text] })),
      ).toBe(true);
    }),
  );
});

test('isUnlikelyLanguage: returns true only for texts of at least twelve letters', () => {
  expect(isUnlikelyLanguage('ερωδιός ένας', 'en')).toBe(false);
  expect(isUnlikelyLanguage('ερωδιός πέντε', 'en')).toBe(true);
});

test('isUnlikelyLanguage: returns true if fewer than three of ten letters belong to the script of the language', () => {
  expect(isUnlikelyLanguage('abcdef ερωδιόςερωδιός', 'en')).toBe(false);
  expect(isUnlikelyLanguage('abcdef ερωδιόςερωδιόςε', 'en')).toBe(true);
});
