import { expect, test } from 'vitest';
import type { StatusRow } from '#store/rows/status-row.ts';
import type { FilterKeywordRow, ServerFilterRow } from '#store/rows/server-filter-row.ts';
import { searchableText } from '#store/status/searchable-text.ts';
import { matchingServerFilters, findMutedTerms } from './match-filter-phrases.ts';
import { defaultFilterSettings } from './filter-settings.ts';
import { isHiddenByFilters, type MuteContext, muteReasons } from './mute-reasons.ts';

const hitsIn = (status: Partial<StatusRow>, words: readonly string[]) =>
  findMutedTerms(searchableText({ id: 'S1', ...status }, undefined), words);

test.each([
  [{ content: '<p>Rain again</p>' }, ['rain'], ['rain']],
  [{ content: '<p>Rain again</p>' }, ['RAIN', 'sun'], ['RAIN']],
  [{ content: '<p>a train</p>' }, ['rain'], ['rain']],
  [{ content: '<p>bre<b>ad</b></p>' }, ['bread'], ['bread']],
  [{ content: '<a href="https://rain.example">x</a>' }, ['rain'], []],
  [{ content: '', spoilerText: 'Election' }, ['election'], ['election']],
  [{ plainText: 'plain words', content: '<p>other</p>' }, ['plain', 'other'], ['plain']],
  [{ content: '<p>a.b</p>' }, ['a.b', 'a+b', '.*'], ['a.b']],
  [{ content: '<p>x</p>' }, [], []],
  [{}, ['x'], []],
])(
  'findMutedTerms: in the status %j, finds of the muted words %j the words %j [R-FILT-001]',
  (status, words, hits) => {
    expect(hitsIn(status, words)).toEqual(hits);
  },
);

test.each([
  ['a zero-width space in the text', 'ra\u200Bin', 'rain'],
  ['a zero-width space in the word', 'rain', 'ra\u200Bin'],
  ['a soft hyphen', 'poli\u00ADtics', 'politics'],
  ['a decomposed text', 'un cafe\u0301', 'café'],
  ['a decomposed word', 'un café', 'cafe\u0301'],
  ['full-width letters', 'ｒａｉｎ', 'rain'],
  ['mathematical letters', '𝓡𝓪𝓲𝓷', 'rain'],
  ['a non-joiner between Persian letters', 'می\u200Cخواهم', 'میخواهم'],
  ['a vowel sign in Hindi', 'यह हिन्दी है', 'हिन्दी'],
  ['a Thai sentence', 'วันนี้ฝน\u200Bตก', 'ฝนตก'],
  ['a character reference in the text', 'R&amp;D', 'r&d'],
])('findMutedTerms: finds a muted word despite %s [R-FILT-010]', (_, content, word) => {
  expect(hitsIn({ content }, [word])).toEqual([word]);
});

test.each([['\u200B'], ['\u00AD\u2060'], ['\u200B \uFEFF']])(
  'findMutedTerms: finds the invisible word %j in no text [R-FILT-010]',
  (word) => {
    expect(hitsIn({ content: 'any text' }, [word])).toEqual([]);
  },
);

const now = Date.parse('2026-11-23T12:00:00Z');

const filter = ({
  text = 'Rain',
  isWholeWord = false,
  ...more
}: Partial<ServerFilterRow & FilterKeywordRow> = {}): ServerFilterRow => ({
  id: '1',
  title: 'Weather',
  contexts: ['home'],
  action: 'warn',
  expiresAt: null,
  keywords: [{ id: '', text, isWholeWord }],
  statuses: [],
  ...more,
});

const status = (content: string) => ({ id: 'S1', accountId: 'jun', content: `<p>${content}</p>` });

test.each([
  ['Rain again', {}, true],
  ['training', {}, true],
  ['training', { isWholeWord: true }, false],
  ['It will rain.', { isWholeWord: true }, true],
  ['#rain', { isWholeWord: true }, true],
  ['brain, then rain', { isWholeWord: true }, true],
  ['sun', {}, false],
  ['rain', { expiresAt: now - 1 }, false],
  ['rain', { expiresAt: now + 1 }, true],
  ['rain', { contexts: ['public'] }, false],
  ['die Straße', { text: 'STRASSE' }, false],
  ['雨が降る', { text: '雨' }, true],
  ['ra\u200Bin', { isWholeWord: true }, true],
  ['rain', { text: 'ra\u200Bin', isWholeWord: true }, true],
  ['un cafe\u0301 noir', { text: 'café', isWholeWord: true }, true],
  ['un café noir', { text: 'cafe\u0301', isWholeWord: true }, true],
  ['cafés', { text: 'cafe\u0301', isWholeWord: true }, false],
  ['ＲＡＩＮ', { isWholeWord: true }, true],
  ['anything', { text: '\u200B' }, false],
  ['anything', { text: '\u00AD \u2060', isWholeWord: true }, false],
  ['rain𐐨', { isWholeWord: true }, false],
  ['𐐨rain', { isWholeWord: true }, false],
  ['rain🌧', { isWholeWord: true }, true],
  ['雨が降る', { text: '雨', isWholeWord: true }, true],
  ['大カレー屋', { text: 'カレー', isWholeWord: true }, true],
  ['总统选举结果', { text: '选举', isWholeWord: true }, true],
  ['วันนี้ฝนตก', { text: 'ฝน', isWholeWord: true }, true],
  ['今日はrainです', { isWholeWord: true }, true],
  ['今日はrainyです', { isWholeWord: true }, false],
  ['비누', { text: '비', isWholeWord: true }, false],
] as const)(
  'matchingServerFilters: for the text "%s" and the filter of “Rain” with %o, matches: %s [R-FILT-010]',
  (content, more, isFound) => {
    const subject = {
      id: 'S1',
      text: searchableText(status(content), undefined),
      filtered: [],
    };
    expect(matchingServerFilters(subject, [filter(more)], 'home', now)).toHaveLength(
      isFound ? 1 : 0,
    );
  },
);

const context: MuteContext = {
  viewerId: 'mira',
  cardAccountId: 'jun',
  viewer: undefined,
  relationship: undefined,
  relationshipTo: () => undefined,
  isBot: false,
  settings: { ...defaultFilterSettings, filterContext: 'home', serverFilters: [filter()] },
  place: {},
};

test('muteReasons: returns the title of a server filter as reason to fold, or to hide', () => {
  const reasons = muteReasons(status('rain'), context);
  expect(reasons).toEqual([{ by: 'phrases', words: ['Weather'], isOut: false }]);
  expect(isHiddenByFilters(reasons, context.settings)).toBe(false);
  const settings = { ...context.settings, serverFilters: [filter({ action: 'hide' })] };
  const strict = muteReasons(status('rain'), { ...context, settings });
  expect(isHiddenByFilters(strict, settings)).toBe(true);
});

test('muteReasons: returns a server filter only in the contexts of this filter', () => {
  const settings = {
    ...context.settings,
    serverFilters: [filter({ contexts: ['thread', 'notifications'] })],
  };
  const at = (place: MuteContext['place']) =>
    muteReasons(status('rain'), { ...context, settings, place }).length;
  expect(at({})).toBe(0);
  expect(at({ isInConversation: true })).toBe(1);
  expect(at({ isCompact: true })).toBe(1);
});

test('muteReasons: returns no server filter for the viewer’s own statuses', () => {
  expect(muteReasons(status('rain'), { ...context, viewerId: 'jun' })).toEqual([]);
});

/** Filters of version 2: what the server has matched, and what the client knows of the filter. */
const storm = filter({ text: 'storm' });
const matched = (words: readonly string[], more: Partial<ServerFilterRow> = {}) => ({
  ...filter(more),
  keywords: words.map((text) => ({ id: '', text, isWholeWord: false })),
});

test.each([
  ['the server matched it and no filters are known yet', undefined, [matched(['Storm'])], true],
  ['the filters are known and the server matched nothing', [storm], [], false],
  ['the server matched a keyword that the filter has', [storm], [matched(['Storm'])], true],
  ['the filter was deleted since', [], [matched(['Storm'])], false],
  ['the keyword was removed since', [filter({ text: 'hail' })], [matched(['Storm'])], false],
  [
    'the filter was limited to other contexts since',
    [{ ...storm, contexts: ['public'] }],
    [matched(['Storm'])],
    false,
  ],
  [
    'the filter has ended since it was matched',
    undefined,
    [matched(['Storm'], { expiresAt: now - 1 })],
    false,
  ],
  ['a keyword was added since', [{ ...storm, keywords: filter().keywords }], [], true],
  ['it was added to the filter', [{ ...storm, statuses: [{ id: '7', statusId: 'S1' }] }], [], true],
  [
    'it was removed from the filter since',
    [storm],
    [matched([], { statuses: [{ id: '', statusId: 'S1' }] })],
    false,
  ],
] as const)(
  'matchingServerFilters: matches as expected if %s [R-FILT-011]',
  (_, filters, filtered, isFound) => {
    const subject = { id: 'S1', text: searchableText(status('rain'), undefined), filtered };
    expect(matchingServerFilters(subject, filters, 'home', now)).toHaveLength(isFound ? 1 : 0);
  },
);

const outcomes = (
  filters: readonly ServerFilterRow[],
  more: Partial<Omit<MuteContext, 'settings'>> & {
    settings?: Partial<MuteContext['settings']>;
  } = {},
) => {
  const settings = { ...context.settings, serverFilters: filters, ...more.settings };
  const reasons = muteReasons(status('rain'), { ...context, ...more, settings });
  return {
    by: reasons.map(({ by }) => by),
    isHidden: isHiddenByFilters(reasons, settings),
  };
};
const [warn, blur, hide] = (['warn', 'blur', 'hide'] as const).map((action) => filter({ action }));

test.each([
  ['a filter folds', [warn], {}, ['phrases'], false],
  ['a filter covers media', [blur], {}, ['blur'], false],
  ['a filter hides', [hide], {}, ['phrases'], true],
  ['one folds and one covers', [blur, warn], {}, ['phrases', 'blur'], false],
  ['one covers and one hides', [blur, hide], {}, ['phrases', 'blur'], true],
  ['everything filtered is hidden', [warn], { hidesMuted: true }, ['phrases'], true],
  [
    'a filter covers and everything filtered is hidden',
    [blur],
    { hidesMuted: true },
    ['blur'],
    false,
  ],
  [
    'an own word folds and a filter covers',
    [blur],
    { muteWords: ['rain'] },
    ['words', 'blur'],
    false,
  ],
  [
    'an own word folds and a filter hides',
    [hide],
    { muteWords: ['rain'] },
    ['words', 'phrases'],
    true,
  ],
] as const)(
  'muteReasons: returns the kinds of reasons if %s [R-FILT-011]',
  (_, filters, settings, by, isHidden) => {
    const known = filters.filter((one) => one !== undefined);
    expect(outcomes(known, { settings: { ...settings } })).toEqual({ by, isHidden });
  },
);

test('muteReasons: for the status that the viewer opened, returns only reasons that cover media', () => {
  const known = [warn, blur, hide].filter((one) => one !== undefined);
  expect(outcomes(known, { place: { isFocus: true } }).by).toEqual(['blur']);
});
