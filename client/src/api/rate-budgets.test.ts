import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineCall } from '@rookery/contract/call.ts';
import { deleteStatus } from '@rookery/contract/calls/status-editing.ts';
import { createPacer } from './pacing.ts';
import { createRateBudgets } from './rate-budgets.ts';
import { readRateLimit } from './rate-limit-headers.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { createTransport } from './transport.ts';

const show = defineCall('GET', '/api/v1/statuses/:id', { caller: 'anyone', response: v.unknown() });
const date = 'Mon, 30 Nov 2026 10:00:00 GMT';

function limitHeaders(limit: string, remaining: string, reset: string): Headers {
  return new Headers({
    date,
    'x-ratelimit-limit': limit,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
  });
}

/** Rate-limit headers of a response, for an interval that ends in `seconds` seconds. */
function rest(remaining: number, seconds: number, limit = 300): Headers {
  const end = new Date(Date.parse(date) + seconds * 1000).toISOString();
  return limitHeaders(String(limit), String(remaining), end);
}

test.each([
  ['a date', ['300', '10', '2026-11-30T10:05:00.000000Z'], 300_000],
  ['seconds since 1970', ['300', '10', String(Date.parse(date) / 1000 + 60)], 60_000],
  ['an end in the past', ['300', '10', '2026-11-30T09:00:00Z'], undefined],
  ['an end in a year', ['300', '10', '2027-11-30T10:00:00Z'], undefined],
  ['no date', ['300', '10', 'soon'], undefined],
  ['more left than the limit', ['300', '301', '2026-11-30T10:05:00Z'], undefined],
  ['a negative rest', ['300', '-1', '2026-11-30T10:05:00Z'], undefined],
  ['a fraction', ['300', '1.5', '2026-11-30T10:05:00Z'], undefined],
  ['a limit of zero', ['0', '0', '2026-11-30T10:05:00Z'], undefined],
  ['a limit without end', ['99999999', '0', '2026-11-30T10:05:00Z'], undefined],
] as const)('readRateLimit: reads headers with %s', (_, [limit, remaining, reset], expected) => {
  const now = Date.parse('2001-01-01');
  expect(readRateLimit(limitHeaders(limit, remaining, reset), now)?.resetMs).toBe(expected);
});

test('readRateLimit: ignores responses without the headers', () => {
  expect(readRateLimit(new Headers(), 0)).toBeUndefined();
});

test.each([
  /* Background requests leave 60 of 300 requests for what a person does. */
  ['much is left', 151, 100, 0, 0],
  ['half is used', 140, 100, 5_000, 0],
  ['little is left', 70, 100, 40_000, 0],
  ['only the reserve is left', 60, 100, 100_000, 0],
  ['nothing is left', 0, 100, 100_000, 0],
  ['nothing is left, for a moment', 0, 4, 4_000, 4_000],
  ['nothing is left, for an hour', 0, 3_500, 300_000, 0],
])(
  'RateBudgets: while %s, delays background requests, and only briefly those that a person started [R-CALL-113]',
  (_, remaining, seconds, background, person) => {
    const budgets = createRateBudgets(() => 0);
    budgets.observe(show, rest(remaining, seconds));
    expect(budgets.backgroundDelay()).toBe(background);
    expect(budgets.countRequest(show)).toBe(person);
  },
);

test('RateBudgets: counts the requests on their way, and forgets an interval that has ended', async () => {
  const clock = new FakeClock();
  const budgets = createRateBudgets(() => clock.now());
  budgets.observe(show, rest(2, 3));
  expect([
    budgets.countRequest(show),
    budgets.countRequest(show),
    budgets.countRequest(show),
  ]).toEqual([0, 0, 3_000]);
  budgets.observe(show, rest(2, 3));
  expect(budgets.exhaustedFor(show)).toBe(3_000);
  await clock.advance(3_000);
  expect(budgets.exhaustedFor(show)).toBeUndefined();
  expect(budgets.backgroundDelay()).toBe(0);
});

test('RateBudgets: counts deletions separately from other requests', () => {
  const budgets = createRateBudgets(() => 0);
  budgets.observe(deleteStatus, rest(0, 3, 30));
  expect(budgets.countRequest(deleteStatus)).toBe(3_000);
  expect(budgets.countRequest(show)).toBe(0);
  expect(budgets.backgroundDelay()).toBe(0);
});

test.each([
  ['for the end of the interval, and sends the request again', 3, 3_000, 2],
  ['for no distant end, and reports the refusal', 200, 0, 1],
])('createTransport: after a 429 waits %s [R-CALL-113]', async (_, seconds, waited, requests) => {
  const clock = new FakeClock();
  const pace = createPacer(clock);
  let sent = 0;
  const call = createTransport({
    origin: 'https://rookery.example',
    token: () => undefined,
    clock,
    pace,
    fetch: async () => {
      sent += 1;
      const isRefused = clock.now() < seconds * 1_000 && sent > 1;
      const headers = rest(isRefused ? 0 : 1, seconds);
      return Response.json({}, { status: isRefused ? 429 : 200, headers });
    },
  });
  await call(show, { path: { id: '1' } });
  await expect.poll(() => pace.backgroundDelay()).toBeGreaterThan(0);
  sent = 1;
  const answer = call(show, { path: { id: '1' } }).then(
    () => clock.now(),
    ({ kind }: { kind: string }) => [kind, clock.now()],
  );
  await clock.advance(10_000);
  expect(await answer).toEqual(requests === 1 ? ['rateLimited', 0] : waited);
  expect(sent - 1).toBe(requests);
});
