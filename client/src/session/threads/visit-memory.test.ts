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
  const begin = (viewerId: string | null) => {
    const end = new AbortController();
    const memory = createVisitMemory({ area, viewerId, ended: end.signal }, () => now);
    return { ...memory, end: () => end.abort() };
  };
  return { area, oauth, begin, pass: (ms: number) => (now += ms) };
}

test('createVisitMemory: stores visits separately for each member', () => {
  const { begin, pass } = aDevice();
  begin('mira').note('A1', ['A1', 'A3'], undefined);
  begin('jun').note('A1', ['A1', 'A2'], undefined);
  pass(day);
  expect(begin('mira').since('A1')).toBe('A3');
  expect(begin('jun').since('A1')).toBe('A2');
  expect(begin('mira').since('B1')).toBeUndefined();
});

test('createVisitMemory: survives an account switch and is removed at sign-out', () => {
  const { area, oauth, begin, pass } = aDevice();
  const mira = begin('mira');
  mira.note('A1', ['A1'], undefined);
  oauth.write({ member: token('jun'), others: [{ ...token('mira'), acct: 'mira' }] });
  mira.end();
  pass(day);
  const again = begin('mira');
  expect(again.since('A1')).toBe('A1');
  oauth.write({ member: token('jun') });
  again.end();
  expect(area.getItem('visits')).toBeNull();
  again.note('A1', ['A1'], undefined);
  expect(area.getItem('visits')).toBeNull();
});

test('createVisitMemory: stores nothing for a visitor', () => {
  const { area, begin } = aDevice();
  begin(null).note('A1', ['A1'], undefined);
  expect(area.getItem('visits')).toBeNull();
  expect(begin(null).since('A1')).toBeUndefined();
});
