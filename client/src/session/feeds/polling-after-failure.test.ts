import { afterEach, expect, test } from 'vitest';
import { latestSocket } from '#api/testing/fake-socket.ts';
import { startSession } from '../testing/start-session.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

const isHome = ({ url }: Request): boolean => url.includes('/timelines/home');

test('Feeds: after a failed request, polls the home timeline until a request succeeds, even while the stream is open', async () => {
  const env = await startSession({ signedInAs: 'mira' });
  cleanups.push(() => env.end());
  const { faults, clock, sockets } = env;
  const { feeds } = env.session();
  const requested = (): number => env.requests.filter(isHome).length;
  feeds.open({ kind: 'friends' });
  await clock.advance(100);
  faults.of = (request) => (isHome(request) ? new Response('', { status: 500 }) : undefined);
  (await latestSocket(sockets)).emitOpen();
  await clock.advance(1_000);
  const newerError = (): unknown => feeds.progress.get('friends')?.newerError;
  await expect.poll(newerError).toBeDefined();
  const failed = requested();
  faults.of = () => undefined;
  await clock.advance(20_000);
  await expect.poll(newerError).toBeUndefined();
  expect(requested()).toBe(failed + 1);
});
