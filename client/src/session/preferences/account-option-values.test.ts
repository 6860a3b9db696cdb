import { afterEach, expect, test, vi } from 'vitest';
import { type StartOptions, startSession } from '#session/testing/start-session.ts';
import { accountOptionValues } from './account-option-values.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of open.splice(0)) await end();
});

async function setUp(options: StartOptions = {}) {
  const env = await startSession({ signedInAs: 'mira', ...options });
  open.push(() => env.end());
  const part = env.session().part(accountOptionValues);
  await part.load();
  return { ...env, options: part };
}

test('accountOptionValues: has no value of an option while it is saved, and the new value afterwards [R-SET-012]', async () => {
  const { options } = await setUp();
  const saved = options.set('locked', true);
  expect(options.store.getState().saving.has('locked')).toBe(true);
  await saved;
  expect(options.store.getState().saving.size).toBe(0);
  expect(options.store.getState().values.get('locked')).toBe(true);
});

test.each([
  ['defaultScope', 'private'],
  ['stripRichContent', true],
  ['locked', true],
  ['discoverable', true],
  ['hideFavorites', false],
  ['hideFollowers', true],
  ['hideFollows', true],
  ['blockNotificationsFromStrangers', true],
  ['webPushHideContents', true],
] as const)(
  'accountOptionValues: saves %s on the server [R-SET-025 R-SET-027 R-SET-028 R-SET-031 R-SET-032 R-SET-033 R-SET-034 R-SET-037]',
  async (key, value) => {
    const { options } = await setUp();
    await options.set(key, value);
    await options.load();
    expect(options.store.getState().values.get(key)).toBe(value);
  },
);

test('accountOptionValues: saves who can quote new posts, on servers with quote policies [R-SET-052]', async () => {
  const { options } = await setUp({ instanceOptions: { config: { dialect: 'mastodon' } } });
  expect(options.store.getState().values.get('defaultQuotePolicy')).toBe('public');
  await options.set('defaultQuotePolicy', 'followers');
  await options.load();
  expect(options.store.getState().values.get('defaultQuotePolicy')).toBe('followers');
});

test('accountOptionValues: keeps the old value and shows a notice after a failure [R-SET-012 R-SET-022]', async () => {
  const { options, noticeKeys } = await setUp({
    faultOf: ({ method }) => (method === 'PATCH' ? new Response('', { status: 500 }) : undefined),
  });
  const before = options.store.getState().values.get('locked');
  await options.set('locked', before !== true);
  expect(options.store.getState().values.get('locked')).toBe(before);
  expect(noticeKeys()).toContain('settings.saving_err');
});

test('accountOptionValues: shows the outcome of saving for 2 s [R-CONST-107]', async () => {
  const { options, clock } = await setUp();
  const outcome = () => options.store.getState().outcome;
  await options.set('locked', true);
  expect(outcome()).toBe('saved');
  await clock.advance(1999);
  expect(outcome()).toBe('saved');
  await clock.advance(1);
  expect(outcome()).toBeUndefined();
});

test('accountOptionValues: sends only the last of several pending values', async () => {
  const { options, requestedPaths } = await setUp();
  const all = [true, false, true, false].map((value) => options.set('locked', value));
  await Promise.all(all);
  const sent = requestedPaths().filter((call) => call.startsWith('PATCH'));
  expect(sent).toHaveLength(2);
  await vi.waitFor(() => expect(options.store.getState().values.get('locked')).toBe(false));
});

test('accountOptionValues: throws for an unknown name [R-SET-024]', async () => {
  const { options } = await setUp();
  await expect(options.set('colour', true)).rejects.toThrow('Invalid server-side setting');
});
