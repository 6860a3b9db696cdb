import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createSignInStorage } from '#session/sign-in/sign-in-storage.ts';
import {
  createThreadVisitMemory,
  type LastThreadVisit,
  maxVisits,
  newStatusesSince,
  sameVisitMs,
  newestSeenStatus,
  addThreadVisit,
} from './visit-memory.ts';
import { findRoot } from './merge-thread.ts';

const visit: LastThreadVisit = { root: 'A1', newest: 'A5', before: 'A2', at: 10_000_000 };

test.each([
  ['if there was none', undefined, 10_000_000, undefined],
  ['after a day', visit, 10_000_000 + 86_400_000, 'A5'],
  ['after a short absence, which is the same visit', visit, 10_000_000 + sameVisitMs - 1, 'A2'],
  ['after the longest absence within a visit', visit, 10_000_000 + sameVisitMs, 'A5'],
  ['with a clock that was set back', visit, 9_000_000, 'A5'],
  ['shortly after the first visit', { root: 'A1', newest: 'A5', at: 10_000_000 }, 10_000_001, 'A5'],
])('newestSeenStatus: returns the newest status of the last visit %s', (_, last, now, expected) => {
  expect(newestSeenStatus(last, now)).toBe(expected);
});

test('newStatusesSince: returns the statuses that are newer than the given one and not known', () => {
  expect(newStatusesSince('A2', ['A1', 'A2', 'A3', 'A4', 'A5'], (id) => id === 'A4')).toEqual([
    'A3',
    'A5',
  ]);
  expect(newStatusesSince('99', ['98', '100', '101'], () => false)).toEqual(['100', '101']);
});

test('addThreadVisit: returns the latest visits, with one per thread', () => {
  const root = { root: 'A1', ids: ['A1', 'A9', 'A5'], since: 'A5' };
  const visits = addThreadVisit([visit, { ...visit, root: 'B1' }], root, 11_000_000);
  expect(visits.map((one) => one.root)).toEqual(['B1', 'A1']);
  expect(visits.at(-1)).toEqual({ root: 'A1', newest: 'A9', before: 'A5', at: 11_000_000 });
  const many = Array.from({ length: maxVisits }, (_, index) => ({ ...visit, root: `${index}` }));
  const full = addThreadVisit(many, { root: 'C1', ids: ['C1'], since: undefined }, 11_000_000);
  expect(full).toHaveLength(maxVisits);
  expect(full[0]?.root).toBe('1');
  expect(full.at(-1)).toEqual({ root: 'C1', newest: 'C1', at: 11_000_000 });
});

test.each([
  ['the first known status', { a: null, b: 'a', c: 'b' }, 'c', 'a'],
  ['the highest known ancestor', { b: 'gone', c: 'b' }, 'c', 'b'],
  ['the opened status if it has no parent', { c: null }, 'c', 'c'],
  ['one status of a cycle', { a: 'c', b: 'a', c: 'b' }, 'c', 'a'],
])('findRoot: returns %s', (_, answers, id, expected) => {
  const above = new Map(Object.entries<string | null>(answers));
  const statuses = {
    get: (each: string) => ({ id: each, inReplyToId: above.get(each) ?? null }),
  };
  expect(findRoot({ id, statusIds: [...above.keys()] }, statuses)).toBe(expected);
});

const day = 86_400_000;

const token = (accountId: string) => ({ accountId, accessToken: `token of ${accountId}` });

function aDevice() {
  const area = fakeArea();
  const { oauth } = createSignInStorage(area);
  oauth.write({ member: token('mira'), others: [{ ...token('jun'), acct: 'jun' }] });
  let now = 100 * day;
  const setUp = (viewerId: string | null) => {
    const end = new AbortController();
    const memory = createThreadVisitMemory({ area, viewerId, ended: end.signal }, () => now);
    return { ...memory, end: () => end.abort() };
  };
  return { area, oauth, setUp, pass: (ms: number) => (now += ms) };
}

test('createThreadVisitMemory: stores visits separately for each member', () => {
  const { setUp, pass } = aDevice();
  setUp('mira').note('A1', ['A1', 'A3'], undefined);
  setUp('jun').note('A1', ['A1', 'A2'], undefined);
  pass(day);
  expect(setUp('mira').since('A1')).toBe('A3');
  expect(setUp('jun').since('A1')).toBe('A2');
  expect(setUp('mira').since('B1')).toBeUndefined();
});

test('createThreadVisitMemory: keeps the visits of a member when another account is selected, and removes them at sign-out', () => {
  const { area, oauth, setUp, pass } = aDevice();
  const mira = setUp('mira');
  mira.note('A1', ['A1'], undefined);
  oauth.write({ member: token('jun'), others: [{ ...token('mira'), acct: 'mira' }] });
  mira.end();
  pass(day);
  const again = setUp('mira');
  expect(again.since('A1')).toBe('A1');
  oauth.write({ member: token('jun') });
  again.end();
  expect(area.getItem('visits')).toBeNull();
  again.note('A1', ['A1'], undefined);
  expect(area.getItem('visits')).toBeNull();
});

test('createThreadVisitMemory: stores nothing for a visitor', () => {
  const { area, setUp } = aDevice();
  setUp(null).note('A1', ['A1'], undefined);
  expect(area.getItem('visits')).toBeNull();
  expect(setUp(null).since('A1')).toBeUndefined();
});
