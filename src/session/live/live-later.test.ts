import { expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';

test('createDeferredStream: opens no socket if stopped while its code loads', async () => {
  const world = await startSession({ signedInAs: 'mira' });
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

test('createDeferredStream: is not started for a visitor', async () => {
  const world = await startSession();
  expect(world.session().live).toBeUndefined();
  await world.end();
});
