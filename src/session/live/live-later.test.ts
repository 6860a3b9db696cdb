import { expect, test } from 'vitest';
import { beginSession } from '../testing/begin-session.ts';

test('a stream that is stopped while its code is on the way never opens a socket', async () => {
  const world = await beginSession({ signedInAs: 'mira' });
  const { live } = world.session();
  expect(live?.state()).toBe('disabled');
  live?.stop();
  await import('./live.ts');
  await Promise.resolve();
  expect(world.sockets).toEqual([]);
  live?.start();
  await expect.poll(() => world.sockets.length).toBe(1);
  await world.end();
});

test('a visitor has no stream', async () => {
  const world = await beginSession();
  expect(world.session().live).toBeUndefined();
  await world.end();
});
