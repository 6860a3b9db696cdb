import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createSignInStorage } from '../sign-in/sign-in-storage.ts';
import { createVisitMemory } from './visit-memory.ts';

const day = 86_400_000;

const token = (accountId: string) => ({ accountId, accessToken: `token of ${accountId}` });

function aDevice() {
  const area = fakeArea();
  const { oauth } = createSignInStorage(area);
  oauth.write({ member: token('mira'), others: [{ ...token('jun'), acct: 'jun' }] });
  let now = 100 * day;
  const setUp = (viewerId: string | null) => {
    const end = new AbortController();
    const memory = createVisitMemory({ area, viewerId, ended: end.signal }, () => now);
    return { ...memory, end: () => end.abort() };
  };
  return { area, oauth, setUp, pass: (ms: number) => (now += ms) };
}

test('createVisitMemory: stores visits separately for each member', () => {
  const { setUp, pass } = aDevice();
  setUp('mira').note('A1', ['A1', 'A3'], undefined);
  setUp('jun').note('A1', ['A1', 'A2'], undefined);
  pass(day);
  expect(setUp('mira').since('A1')).toBe('A3');
  expect(setUp('jun').since('A1')).toBe('A2');
  expect(setUp('mira').since('B1')).toBeUndefined();
});

test('createVisitMemory: survives an account switch and is removed at sign-out', () => {
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

test('createVisitMemory: stores nothing for a visitor', () => {
  const { area, setUp } = aDevice();
  setUp(null).note('A1', ['A1'], undefined);
  expect(area.getItem('visits')).toBeNull();
  expect(setUp(null).since('A1')).toBeUndefined();
});
