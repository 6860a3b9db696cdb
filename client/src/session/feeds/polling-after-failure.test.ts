import { afterEach, expect, test } from 'vitest';
import { latestSocket } from '#api/testing/fake-socket.ts';
import { startSession } from '../testing/start-session.ts';

const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const isHome = ({ url }: Request): boolean => url.includes('/timelines/home');

test('Feeds: polls home until a request succeeds, even while the stream is open', async () => {
  const env = await startSession({ signedInAs: 'mira' });
  ends.push(() => env.end());
  const { faults, clock, sockets } = env;
  const { feeds } = env.session();
  const asked = (): number => env.requests.filter(isHome).length;
  feeds.open({ kind: 'friends' });
  await clock.advance(100);
  faults.of = (request) => (isHome(request) ? new Response('', { status: 500 }) : undefined);
  (await latestSocket(sockets)).emitOpen();
  await clock.advance(1_000);
  const newerError = (): unknown => feeds.progress.get('friends')?.newerError;
  await expect.poll(newerError).toBeDefined();
  const failed = asked();
  faults.of = () => undefined;
  await clock.advance(20_000);
  await expect.poll(newerError).toBeUndefined();
  expect(asked()).toBe(failed + 1);
});
