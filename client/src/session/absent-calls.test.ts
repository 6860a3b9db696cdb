import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind, errorKindOfStatus } from '#api/api-error.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { getFrontendConfigurations, getPeers } from '@rookery/contract/calls/instance.ts';
import { getMfaSettings } from '@rookery/contract/calls/mfa.ts';
import { FakeClock } from '#api/testing/fake-clock.ts';
import type { Call } from '@rookery/contract/call.ts';
import { type AbsentCalls, createAbsentCalls } from './absent-calls.ts';
import { discardLog } from './log.ts';
import { createMemberCall } from './member-call.ts';
import { readInstanceInfo } from './instance/instance-info.ts';

const answered = (status: number) => new ApiError(errorKindOfStatus(status), { status });
const infoOf = (name: string, version: string) => readInstanceInfo({ software: { name, version } });
const kindOf = (error: unknown): ApiErrorKind | undefined =>
  error instanceof ApiError ? error.kind : undefined;

/** Sends a call that the server refuses. Resolves to the error. */
const refuse = (calls: AbsentCalls, row: Call, error: ApiError): Promise<unknown> =>
  calls.send(row, () => Promise.reject(error)).catch((thrown: unknown) => thrown);

/** Whether a call is not sent, since the server lacks it. */
async function isAbsent(calls: AbsentCalls, row: Call): Promise<boolean> {
  let isSent = false;
  await refuse(calls, row, new ApiError('offline'));
  await calls
    .send(row, async () => {
      isSent = true;
    })
    .catch(() => undefined);
  return !isSent;
}

function setUp() {
  const area = fakeArea();
  const logged: unknown[] = [];
  let time = 0;
  const open = () =>
    createAbsentCalls(
      area,
      (...entry) => logged.push(entry),
      () => time,
    );
  return { open, logged, advance: (ms: number) => (time += ms) };
}

test.each([
  [404, true],
  [405, true],
  [501, true],
  [401, false],
  [403, false],
  [500, false],
  [503, false],
])(
  'AbsentCalls: an optional call that is answered %i is absent: %s [R-CAP-038]',
  async (status, expected) => {
    const calls = setUp().open();
    const error = await refuse(calls, getMfaSettings, answered(status));
    expect(kindOf(error) === 'absent').toBe(expected);
    expect(await isAbsent(calls, getMfaSettings)).toBe(expected);
  },
);

test('AbsentCalls: does not treat a call as absent after 404 if the call is not optional or has an id in its path', async () => {
  const calls = setUp().open();
  const ofItem = { ...getMfaSettings, path: '/api/v1/items/:id' } as const;
  for (const row of [getPeers, ofItem]) {
    expect(kindOf(await refuse(calls, row, answered(404)))).toBe('notFound');
    expect(await isAbsent(calls, row)).toBe(false);
  }
  expect(kindOf(await refuse(calls, ofItem, answered(405)))).toBe('absent');
});

test('AbsentCalls: logs each absent call once, and after a reload remembers for a day only calls marked so', async () => {
  const { open, logged, advance } = setUp();
  const first = open();
  await refuse(first, getMfaSettings, answered(404));
  await refuse(first, getFrontendConfigurations, answered(404));
  expect(logged).toEqual([
    ['the server lacks a call', { call: 'GET /api/pleroma/accounts/mfa' }],
    ['the server lacks a call', { call: 'GET /api/pleroma/frontend_configurations' }],
  ]);
  const next = open();
  expect(await isAbsent(next, getMfaSettings)).toBe(false);
  expect(await isAbsent(next, getFrontendConfigurations)).toBe(true);
  advance(86_400_000);
  expect(await isAbsent(open(), getFrontendConfigurations)).toBe(false);
});

test('AbsentCalls: forgets stored calls when the server has another version', async () => {
  const { open } = setUp();
  const first = open();
  await refuse(first, getFrontendConfigurations, answered(404));
  first.confirm(infoOf('gotosocial', '0.20.0'));
  open().confirm(infoOf('gotosocial', '0.20.0'));
  expect(await isAbsent(open(), getFrontendConfigurations)).toBe(true);
  open().confirm(infoOf('gotosocial', '0.21.0'));
  expect(await isAbsent(open(), getFrontendConfigurations)).toBe(false);
});

test('AbsentCalls: stores nothing about a server with the API of Pleroma', async () => {
  const { open } = setUp();
  const first = open();
  await refuse(first, getFrontendConfigurations, answered(404));
  first.confirm(infoOf('akkoma', '3.17.0'));
  expect(await isAbsent(open(), getFrontendConfigurations)).toBe(false);
});

test('createMemberCall: does not send a call again that the server lacks [R-CAP-038]', async () => {
  let sent = 0;
  const { call } = createMemberCall(
    {
      origin: 'https://gts.example',
      clock: new FakeClock(),
      pace: () => Promise.resolve(),
      log: discardLog,
      fetch: () => {
        sent += 1;
        return Promise.resolve(Response.json({ error: 'Not Found' }, { status: 404 }));
      },
    },
    'token',
    { onSignedOut: () => undefined, onForbidden: () => undefined },
    createAbsentCalls(fakeArea(), discardLog),
  );
  for (const _ of ['first', 'second'])
    await expect(call(getMfaSettings, {})).rejects.toMatchObject({ kind: 'absent' });
  expect(sent).toBe(1);
});

test('AbsentCalls: sends an optional call once if two requests at the same time are answered 404 [R-CAP-038]', async () => {
  const calls = setUp().open();
  let sent = 0;
  const request = async () => {
    sent += 1;
    await Promise.resolve();
    throw answered(404);
  };
  const results = await Promise.allSettled([
    calls.send(getMfaSettings, request),
    calls.send(getMfaSettings, request),
  ]);
  expect(results.map((one) => one.status === 'rejected' && kindOf(one.reason))).toEqual([
    'absent',
    'absent',
  ]);
  expect(sent).toBe(1);
});

test('AbsentCalls: sends a call that has succeeded without waiting for earlier requests', async () => {
  const calls = setUp().open();
  await calls.send(getMfaSettings, async () => undefined);
  const first = Promise.withResolvers<string>();
  const slow = calls.send(getMfaSettings, () => first.promise);
  expect(await calls.send(getMfaSettings, async () => 'second')).toBe('second');
  first.resolve('first');
  expect(await slow).toBe('first');
});
