import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind, errorKindOfStatus } from '#api/api-error.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { getFrontendConfigurations, getPeers } from '@rookery/contract/calls/instance.ts';
import { getMfaSettings } from '@rookery/contract/calls/mfa.ts';
import { FakeClock } from '#api/testing/fake-clock.ts';
import { createAbsentCalls } from './absent-calls.ts';
import { discardLog } from './log.ts';
import { createMemberCall } from './member-call.ts';
import { readInstanceInfo } from './instance/instance-info.ts';

const answered = (status: number) => new ApiError(errorKindOfStatus(status), { status });
const infoOf = (name: string, version: string) => readInstanceInfo({ software: { name, version } });
const kindOf = (error: unknown): ApiErrorKind | undefined =>
  error instanceof ApiError ? error.kind : undefined;

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
  (status, isAbsent) => {
    const calls = setUp().open();
    const error = calls.explain(getMfaSettings, answered(status));
    expect(kindOf(error) === 'absent').toBe(isAbsent);
    expect(calls.has(getMfaSettings)).toBe(isAbsent);
  },
);

test('AbsentCalls: does not treat a call as absent after 404 if the call is not optional or has an id in its path', () => {
  const calls = setUp().open();
  const ofItem = { ...getMfaSettings, path: '/api/v1/items/:id' } as const;
  for (const row of [getPeers, ofItem]) {
    expect(kindOf(calls.explain(row, answered(404)))).toBe('notFound');
    expect(calls.has(row)).toBe(false);
  }
  expect(kindOf(calls.explain(ofItem, answered(405)))).toBe('absent');
});

test('AbsentCalls: logs each absent call once, and after a reload remembers for a day only calls marked so', () => {
  const { open, logged, advance } = setUp();
  const first = open();
  first.explain(getMfaSettings, answered(404));
  first.explain(getFrontendConfigurations, answered(404));
  expect(logged).toEqual([
    ['the server lacks a call', { call: 'GET /api/pleroma/accounts/mfa' }],
    ['the server lacks a call', { call: 'GET /api/pleroma/frontend_configurations' }],
  ]);
  const next = open();
  expect(next.has(getMfaSettings)).toBe(false);
  expect(next.has(getFrontendConfigurations)).toBe(true);
  advance(86_400_000);
  expect(open().has(getFrontendConfigurations)).toBe(false);
});

test('AbsentCalls: forgets stored calls when the server has another version', () => {
  const { open } = setUp();
  const first = open();
  first.explain(getFrontendConfigurations, answered(404));
  first.confirm(infoOf('gotosocial', '0.20.0'));
  open().confirm(infoOf('gotosocial', '0.20.0'));
  expect(open().has(getFrontendConfigurations)).toBe(true);
  open().confirm(infoOf('gotosocial', '0.21.0'));
  expect(open().has(getFrontendConfigurations)).toBe(false);
});

test('AbsentCalls: stores nothing about a server with the API of Pleroma', () => {
  const { open } = setUp();
  const first = open();
  first.explain(getFrontendConfigurations, answered(404));
  first.confirm(infoOf('akkoma', '3.17.0'));
  expect(open().has(getFrontendConfigurations)).toBe(false);
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
