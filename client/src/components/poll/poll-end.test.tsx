import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { triggerEndObservers } from '#app/testing/mock-layout.ts';
import { showStatus } from '#components/status/testing/show-status.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

/* The clock begins at the real time, since the shown times are relative to it. */
const start = Date.now();

afterEach(() => vi.useRealTimers());

/** Shows a poll that ends `endsIn` milliseconds after `start` to a member, with a paused clock. */
async function prepare(endsIn: number) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const poll = { options: ['North', 'South'], expires_in: 86_400, multiple: false };
  const { body } = await jun.post('/api/v1/statuses', { status: 'Where to?', poll });
  const shown = await showStatus(body.id, { instance });
  await screen.findByRole('radio', { name: 'North' });
  const id = String(body.poll.id);
  const requestCount = () =>
    shown.requested().filter((line) => line === `GET /api/v1/polls/${id}`).length;
  vi.useFakeTimers({
    now: start,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  const endAt = (moment: number) =>
    act(() => shown.session.tables.polls.merge({ id, expiresAt: new Date(moment).toISOString() }));
  endAt(start + endsIn);
  return {
    ...shown,
    requestCount,
    endAt,
    answerAs: (answer: object) => {
      shown.faults.of = ({ url }) =>
        url.endsWith(`/polls/${id}`) ? Response.json({ ...body.poll, ...answer }) : undefined;
    },
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

const results = () => screen.queryByRole('list', { name: 'Poll results' });
const said = () => screen.getByRole('status').textContent;

test('StatusPoll: ends at its end time and says that the selection was not sent [R-POLL-003 R-POLL-008]', async () => {
  const { user, pass, endAt } = await prepare(86_400_000);
  vi.useRealTimers();
  await user.click(screen.getByRole('radio', { name: 'South' }));
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  endAt(start + 7_000);
  pass(6_999);
  expect(results()).toBeNull();
  pass(1);
  expect(results()).not.toBeNull();
  expect(said()).toBe('The poll has ended. Your vote wasn’t counted.');
});

test('usePollHasEnded: keeps a poll open that ends later than a browser timer can wait', async () => {
  const { pass } = await prepare(2 ** 31 + 5_000);
  pass(60_000);
  expect(results()).toBeNull();
});

test('usePollHasEnded: ends the poll on time, even between two updates of the shown times', async () => {
  const { pass, endAt } = await prepare(86_400_000);
  pass(40_000);
  endAt(start + 47_000);
  pass(6_999);
  expect(results()).toBeNull();
  pass(1);
  expect(results()).not.toBeNull();
});

test('usePollHasEnded: clears its timer on unmount', async () => {
  const { unmount } = await prepare(7_000);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('StatusPoll: refetches the final result, and again soon if the server’s clock is behind [R-POLL-006]', async () => {
  const { clock, pass, requestCount, answerAs } = await prepare(7_000);
  act(() => triggerEndObservers());
  answerAs({ expired: false, expires_at: new Date(start + 7_000).toISOString() });
  pass(7_000);
  await act(() => clock.advance(6_999));
  expect(requestCount()).toBe(0);
  await act(() => clock.advance(1));
  expect(requestCount()).toBe(1);
  expect(results(), 'it stays ended').not.toBeNull();
  answerAs({
    expired: true,
    votes_count: 1,
    options: [
      { title: 'North', votes_count: 1 },
      { title: 'South', votes_count: 0 },
    ],
  });
  vi.useRealTimers();
  await act(() => clock.advance(1_000));
  await waitFor(() => expect(results()?.textContent).toBe('100%North0%South'));
  expect(requestCount()).toBe(2);
  await act(() => clock.advance(300_000));
  expect(requestCount()).toBe(2);
});

test('StatusPoll: refetches a poll that ended off screen as soon as it is visible', async () => {
  const { requestCount, answerAs, clock } = await prepare(-60_000);
  answerAs({ expired: true });
  expect(requestCount()).toBe(0);
  act(() => triggerEndObservers());
  await act(() => clock.advance(0));
  expect(requestCount()).toBe(1);
});
