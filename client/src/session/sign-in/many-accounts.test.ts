import { afterEach, expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';
import { createCurrentSession } from '../current-session.ts';
import { createSignInStorage } from './sign-in-storage.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/**
 * Notifies the other tabs of each change of the sign-in at once, as a browser does by storage
 * events.
 */
function announceSignIns(area: Awaited<ReturnType<typeof startSession>>['area']): void {
  const write = area.setItem.bind(area);
  area.setItem = (name, value) => {
    write(name, value);
    if (name === 'oauth') area.changeFromElsewhere(name, value);
  };
}

/** Signs in Mira, and then Jun as a second account. */
async function two() {
  const people = [
    { username: 'mira', password: 'the heron is back' },
    { username: 'jun', password: 'the egret is back' },
  ];
  const env = await startSession({ instanceOptions: { people } });
  cleanups.push(() => env.end());
  const { current, area } = env;
  await current.signIn('mira', 'the heron is back');
  const mira = current.store.getState();
  await expect.poll(() => mira.tables.accounts.get(mira.viewerId ?? '')?.acct).toBe('mira');
  await current.signIn('jun', 'the egret is back');
  const stored = () => createSignInStorage(area).oauth.read();
  return { ...env, mira, stored };
}

test('createCurrentSession: keeps a second account signed in and switches between both', async () => {
  const { current, mira, stored } = await two();
  const jun = current.store.getState();
  expect(jun.viewerId).not.toBe(mira.viewerId);
  expect(mira.ended.aborted).toBe(true);
  expect(stored()?.others).toMatchObject([{ acct: 'mira', accountId: mira.viewerId }]);
  current.switchTo(mira.viewerId ?? '');
  expect(current.store.getState().viewerId).toBe(mira.viewerId);
  expect(stored()).toMatchObject({
    member: { accountId: mira.viewerId },
    others: [{ accountId: jun.viewerId }],
  });
  current.switchTo('nobody');
  expect(current.store.getState().viewerId).toBe(mira.viewerId);
});

test('signOut: ends one account and continues as the other', async () => {
  const { current, mira, stored } = await two();
  await current.signOut();
  expect(current.store.getState().viewerId).toBe(mira.viewerId);
  expect(stored()?.others).toBeUndefined();
  await current.signOut();
  expect(current.store.getState().viewerId).toBeNull();
  expect(stored()?.member).toBeUndefined();
});

test('signOut: other tabs never see a state between two accounts', async () => {
  const { current, mira, area } = await two();
  const other = createCurrentSession(current.environment);
  cleanups.push(async () => other.store.getState().dispose());
  const seen: (string | null)[] = [];
  other.store.subscribe(({ viewerId }) => void seen.push(viewerId));
  announceSignIns(area);
  await current.signOut();
  expect(seen).toEqual([mira.viewerId]);
});

test('createCurrentSession: applies sign-out and account switches of other tabs', async () => {
  const { current, mira, area } = await two();
  const other = createCurrentSession(current.environment);
  cleanups.push(async () => other.store.getState().dispose());
  announceSignIns(area);
  current.switchTo(mira.viewerId ?? '');
  expect(other.store.getState().viewerId).toBe(mira.viewerId);
  await current.signOut();
  await current.signOut();
  expect(other.store.getState().viewerId).toBeNull();
});
