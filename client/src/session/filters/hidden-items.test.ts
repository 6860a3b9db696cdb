import { expect, test, vi } from 'vitest';
import { createTables } from '#store/tables.ts';
import { defaultFilterSettings, type FilterSettings } from './filter-settings.ts';
import {
  countHiddenItems,
  isItemShown,
  subscribeToFilters,
  foldInsteadOfHiding,
  type FilterEnvironment,
} from './hidden-items.ts';

const hiding: FilterSettings = {
  ...defaultFilterSettings,
  muteWords: ['rain'],
  hidesWordHits: true,
};

function setUp(settings = hiding): FilterEnvironment & { tables: ReturnType<typeof createTables> } {
  const tables = createTables();
  const put = (id: string, fields: object): void =>
    tables.statuses.merge({ id, accountId: 'jun', ...fields });
  put('sun', { content: 'Sun', plainText: 'Sun' });
  put('rain', { content: 'Rain', plainText: 'Rain' });
  put('reblog', { accountId: 'ines', reblogId: 'rain' });
  put('unloaded', { reblogId: 'unknown' });
  return { tables, viewerId: 'mira', settings };
}

test.each([
  ['sun', true],
  ['rain', false],
  ['reblog', false],
  ['unloaded', true],
  ['unknown', true],
])('isItemShown: for the item %s, returns %s', (id, expected) => {
  expect(isItemShown(id, setUp())).toBe(expected);
});

test('isItemShown: returns false for gaps and undefined', () => {
  expect(isItemShown(undefined, setUp())).toBe(false);
  expect(isItemShown({ key: 'gap', below: null, above: null }, setUp())).toBe(false);
});

test('isItemShown: returns true for a muted status if muted statuses are folded and not hidden', () => {
  expect(isItemShown('rain', setUp({ ...hiding, hidesWordHits: false }))).toBe(true);
});

test('isItemShown: returns false if a setting hides statuses of the author', () => {
  const view = setUp({ ...defaultFilterSettings, hidesMuted: true, muteBots: true });
  expect(isItemShown('sun', view)).toBe(true);
  view.tables.accounts.merge({ id: 'jun', bot: true });
  expect(isItemShown('sun', view)).toBe(false);
  view.tables.accounts.merge({ id: 'jun', bot: false });
  view.tables.relationships.merge({ id: 'jun', muting: true });
  expect(isItemShown('sun', view)).toBe(false);
  expect(isItemShown('sun', { ...view, place: { profileOf: 'jun' } })).toBe(true);
  const ofProfile = { ...view.settings, profileOf: 'jun' };
  expect(isItemShown('sun', { ...view, settings: ofProfile })).toBe(true);
});

test('isItemShown: returns false for reblogs by a muted account', () => {
  const view = setUp({ ...defaultFilterSettings, hidesMuted: true });
  view.tables.relationships.merge({ id: 'ines', muting: true });
  expect(isItemShown('reblog', view)).toBe(false);
  expect(isItemShown('rain', view)).toBe(true);
});

test('countHiddenItems: counts hidden statuses and no gaps', () => {
  const gap = { key: 'gap', below: null, above: null };
  expect(countHiddenItems(['sun', 'rain', gap, 'reblog'], setUp())).toBe(2);
});

test('subscribeToFilters: calls the listener after changes until unsubscribed', () => {
  const { tables } = setUp();
  const listener = vi.fn();
  const end = subscribeToFilters({ tables }, listener);
  tables.statuses.merge({ id: 'sun', plainText: 'Rain' });
  tables.statusViewers.merge({ id: 'sun', muted: true });
  tables.relationships.merge({ id: 'jun', muting: true });
  tables.accounts.merge({ id: 'jun', bot: true });
  tables.polls.merge({ id: '1', multiple: true });
  expect(listener).toHaveBeenCalledTimes(5);
  end();
  tables.accounts.merge({ id: 'jun', bot: false });
  expect(listener).toHaveBeenCalledTimes(5);
});

test('foldInsteadOfHiding: returns settings under which nothing is hidden', () => {
  const everything: FilterSettings = {
    ...defaultFilterSettings,
    muteWords: ['rain'],
    hidesMuted: true,
    hidesMutedAccounts: true,
    hidesMutedThreads: true,
    hidesWordHits: true,
    hidesMentionsOfBlocked: true,
    filterContext: 'home',
    serverFilters: [
      {
        id: '1',
        title: 'Rain',
        contexts: ['home'],
        action: 'hide',
        expiresAt: null,
        keywords: [{ id: '', text: 'rain', isWholeWord: false }],
        statuses: [],
      },
    ],
  };
  expect(isItemShown('rain', setUp(everything))).toBe(false);
  expect(isItemShown('rain', setUp(foldInsteadOfHiding(everything)))).toBe(true);
});
