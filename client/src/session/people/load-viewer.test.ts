import { expect, test } from 'vitest';
import { startHomeSession } from '../live/testing/start-home-session.ts';

test('loadViewer: requests the viewer until the server responds', async () => {
  let fails = true;
  const env = await startHomeSession({
    faultOf: ({ url }) =>
      fails && url.includes('verify_credentials') ? new Response('', { status: 500 }) : undefined,
  });
  const { tables, viewerId, instanceLoaded } = env.session();
  const name = () => tables.accounts.get(viewerId ?? '')?.username;
  await instanceLoaded;
  await env.clock.advance(2_000);
  const tries = () =>
    env.requestedPaths().filter((each) => each.includes('verify_credentials')).length;
  await expect
    .poll(async () => {
      await env.clock.advance(15_000);
      return tries();
    })
    .toBeGreaterThan(2);
  expect(name()).toBeUndefined();
  fails = false;
  await expect
    .poll(async () => {
      await env.clock.advance(15_000);
      return name();
    })
    .toBe('mira');
  const requestCount = tries();
  await env.clock.advance(60_000);
  expect(tries()).toBe(requestCount);
});
