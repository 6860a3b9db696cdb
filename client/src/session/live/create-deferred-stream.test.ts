import { expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';

test('createDeferredStream: opens no socket if stopped while its code loads', async () => {
  const env = await startSession({ signedInAs: 'mira' });
  const { live } = env.session();
  expect(live?.state()).toBe('disabled');
  live?.stop();
  await import('./live-stream.ts');
  await Promise.resolve();
  expect(env.sockets).toEqual([]);
  live?.start();
  await expect.poll(() => env.sockets.length).toBe(1);
  await env.end();
});

test('createDeferredStream: is not started for a visitor', async () => {
  const env = await startSession();
  expect(env.session().live).toBeUndefined();
  await env.end();
});
