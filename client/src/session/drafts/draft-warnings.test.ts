import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft } from '#session/drafts/draft.ts';
import { draftWarnings, isUnlikelyLanguage, type DraftWarningContext } from './draft-warnings.ts';
import { sampleAttachment, sampleDraft as draft } from '#session/drafts/testing/sample-draft.ts';

const file = sampleAttachment('1');

const calm: DraftWarningContext = { isUnreachable: () => false, recent: [] };

test.each<[string, Partial<Draft>, Partial<DraftWarningContext>, string[]]>([
  ['nothing', { text: 'The heron is back', language: 'en' }, {}, []],
  ['a file without a description', { attachments: [file] }, {}, ['descriptions']],
  ['a described file', { attachments: [{ ...file, description: 'A heron' }] }, {}, []],
  [
    'Greek said to be English',
    { text: 'Ο ερωδιός επέστρεψε στο ποτάμι', language: 'en' },
    {},
    ['language'],
  ],
  ['Greek', { text: 'Ο ερωδιός επέστρεψε στο ποτάμι', language: 'el' }, {}, []],
  [
    'somebody blocked',
    { text: 'hello @jun' },
    { isUnreachable: (acct) => acct === 'jun' },
    ['mention'],
  ],
  [
    'the same again',
    { text: 'The heron is back!' },
    { recent: ['the  Heron is back'] },
    ['repeat'],
  ],
  [
    'the same to somebody of elsewhere',
    { text: '@jun@far.example yes' },
    { recent: ['@jun yes'] },
    ['repeat'],
  ],
  ['a wider audience', { visibility: 'public' }, { parentVisibility: 'unlisted' }, ['audience']],
  ['no wider audience', { visibility: 'unlisted' }, { parentVisibility: 'public' }, []],
  ['an edit with unchanged visibility', { editing: '1' }, { parentVisibility: 'direct' }, []],
  ['an edit of the same', { text: 'Back', editing: '1' }, { recent: ['Back'] }, []],
  ['blank text twice', { attachments: [{ ...file, description: 'x' }] }, { recent: [''] }, []],
])('draftWarnings: %s', (_, fields, known, expected) => {
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
])('isUnlikelyLanguage: “%s” as %s: %s', (text, language, expected) => {
  expect(isUnlikelyLanguage(text, language)).toBe(expected);
});

test('draftWarnings: returns for any text', () => {
  assert(
    property(string({ unit: 'binary' }), string(), (text, language) => {
      expect(
        Array.isArray(draftWarnings(draft({ text, language }), { ...calm, recent: [text] })),
      ).toBe(true);
    }),
  );
});

test('isUnlikelyLanguage: from twelve letters on', () => {
  expect(isUnlikelyLanguage('ερωδιός ένας', 'en')).toBe(false);
  expect(isUnlikelyLanguage('ερωδιός πέντε', 'en')).toBe(true);
});

test('isUnlikelyLanguage: if fewer than three of ten letters are in the script', () => {
  expect(isUnlikelyLanguage('abcdef ερωδιόςερωδιός', 'en')).toBe(false);
  expect(isUnlikelyLanguage('abcdef ερωδιόςερωδιόςε', 'en')).toBe(true);
});
