import { expect, test } from 'vitest';
import {
  mergeSavedFilter,
  keywordFilterBody,
  toKeywordFilterDraft,
  newKeywordFilter,
  withoutKeyword,
  withoutStatus,
} from './keyword-filter-draft.ts';
import type { KeywordFilterDraft } from './persisted-filter-drafts.ts';

const now = Date.parse('2026-11-30T12:00:00Z');

const keyword = (key: string, text: string, id = '') => ({ key, id, text, isWholeWord: true });

const draft: KeywordFilterDraft = {
  ...newKeywordFilter(['home']),
  title: ' Weather ',
  keywords: [keyword('a', ' storm ', '1'), keyword('b', 'hail'), keyword('c', ' ')],
};

const sentKeywords = [
  { id: '1', keyword: 'storm', whole_word: true },
  { keyword: 'hail', whole_word: true },
];

test.each([
  ['trims and leaves out empty words', draft, { keywords_attributes: sentKeywords }],
  [
    'removes saved words without text',
    { ...draft, keywords: [keyword('a', '', '1')] },
    { keywords_attributes: [{ id: '1', _destroy: true }] },
  ],
  [
    'removes words that the person has removed',
    withoutKeyword({ ...draft, keywords: [keyword('a', 'storm', '1')] }, keyword('a', '', '1')),
    { keywords_attributes: [{ id: '1', _destroy: true }] },
  ],
  [
    'sends the seconds until the end',
    { ...draft, expiresAt: now + 3_600_000, changesExpiry: true },
    { keywords_attributes: sentKeywords, expires_in: 3_600 },
  ],
  [
    'ends at once a filter whose end is past',
    { ...draft, expiresAt: now - 5_000, changesExpiry: true },
    { keywords_attributes: sentKeywords, expires_in: 1 },
  ],
  [
    'sends null if the filter no longer has an end',
    { ...draft, changesExpiry: true },
    { keywords_attributes: sentKeywords, expires_in: null },
  ],
  [
    'does not send an unchanged end',
    { ...draft, expiresAt: now + 5_000 },
    { keywords_attributes: sentKeywords },
  ],
])('keywordFilterBody: %s', (_, given, expected) => {
  expect(keywordFilterBody(given, now)).toEqual({
    title: 'Weather',
    context: ['home'],
    filter_action: 'warn',
    ...expected,
  });
});

test('mergeSavedFilter: keeps what was typed, and gives saved words and the filter their ids', () => {
  const saved = {
    id: '9',
    keywords: [
      { id: '2', keyword: 'hail' },
      { id: '1', keyword: 'storm' },
    ],
  };
  const typed = { ...draft, keywords: [...draft.keywords.slice(0, 1), keyword('b', 'hailstones')] };
  expect(mergeSavedFilter(typed, draft, saved)).toMatchObject({
    id: '9',
    keywords: [keyword('a', ' storm ', '1'), keyword('b', 'hailstones', '2')],
  });
});

test('mergeSavedFilter: a word that was removed by saving it empty is new when it is typed again', () => {
  const sent = { ...draft, keywords: [keyword('a', '', '1')] };
  const typed = { ...draft, keywords: [keyword('a', 'gale', '1')] };
  expect(mergeSavedFilter(typed, sent, { id: '9', keywords: [] }).keywords).toEqual([
    keyword('a', 'gale'),
  ]);
});

test('mergeSavedFilter: does not remove keywords and statuses again that were removed before', () => {
  const filter = {
    id: '9',
    title: 'Weather',
    contexts: ['home'],
    action: 'blur',
    expiresAt: null,
    keywords: [{ id: '1', text: 'storm', isWholeWord: true }],
    statuses: [
      { id: '5', statusId: 'S5' },
      { id: '6', statusId: 'S6' },
    ],
  } as const;
  const known = toKeywordFilterDraft(filter);
  const [word] = known.keywords;
  if (!word) throw new Error('the filter has no word');
  const sent = withoutStatus(withoutKeyword(known, word), '5');
  expect(sent.statuses).toEqual([{ id: '6', statusId: 'S6' }]);
  const later = withoutStatus(sent, '6');
  expect(mergeSavedFilter(later, sent, { id: '9' })).toMatchObject({
    removedKeywords: [],
    removedStatuses: ['6'],
    statuses: [],
  });
});
