import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { respondAsGoToSocial } from '../testing/respond-as-gotosocial.ts';
import type { Fault } from '../testing/test-environment.ts';
import { lastItem, startHomeSession } from './testing/start-home-session.ts';

const streamPath = '/api/v1/streaming';

/**
 * Starts a session on a server like GoToSocial. `answer` is the response to an HTTP request to the
 * address of the stream.
 */
async function startElsewhere(answer: () => Fault = () => undefined) {
  const instance = await startTestInstance({ world: 'empty' });
  const env = await startHomeSession({
    instance,
    faultOf: respondAsGoToSocial(instance, ({ url }) =>
      new URL(url).pathname === streamPath ? answer() : undefined,
    ),
  });
  const probes = () =>
    env.requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === streamPath);
  return { ...env, probes };
}

test('LiveStream: sends no ping and no slash to a server outside Pleroma’s family [R-STREAM-010 R-STREAM-011]', async () => {
  const { sockets, clock, session } = await startElsewhere();
  const socket = lastItem(sockets);
  expect(new URL(socket.address).pathname).toBe(streamPath);
  socket.emitOpen();
  await clock.advance(300_000);
  expect(socket.sent).toEqual([]);
  expect(sockets).toHaveLength(1);
  expect(session().live?.state()).toBe('joined');
});

test('LiveStream: does not reconnect after the server has refused the stream; timelines are polled [R-STREAM-006]', async () => {
  const { sockets, clock, session, probes, noticeKeys, requests } = await startElsewhere(
    () => new Response('', { status: 404 }),
  );
  for (let attempt = 0; attempt < 3; attempt += 1) {
    lastItem(sockets).emitClose(1006);
    await clock.advance(10_000);
  }
  await expect.poll(() => session().live?.state()).toBe('disabled');
  const before = requests.length;
  await clock.advance(600_000);
  session().live?.reconnectNow();
  expect(sockets).toHaveLength(3);
  expect(probes()).toHaveLength(1);
  expect(probes()[0]?.search).not.toContain('token');
  expect(requests.length).toBeGreaterThan(before);
  expect(noticeKeys()).toEqual([]);
});

test('LiveStream: continues to reconnect while the server cannot be reached', async () => {
  const { sockets, clock, session } = await startElsewhere(() => 'offline');
  for (let attempt = 0; attempt < 8; attempt += 1) {
    lastItem(sockets).emitClose(1006);
    await clock.advance(60_000);
  }
  expect(sockets).toHaveLength(9);
  lastItem(sockets).emitOpen();
  expect(session().live?.state()).toBe('joined');
});
