import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from '#components/status/testing/show-status.tsx';

/** Shows a new status on a device whose clock is ahead of the server by `clockOff` milliseconds. */
async function showNewPost(clockOff: number) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'Hello' });
  const serverTime = Date.now() - clockOff;
  const created_at = new Date(serverTime).toISOString();
  const expires_at = new Date(serverTime + 3_600_000).toISOString();
  const options = [{ title: 'North', votes_count: 1 }];
  const poll = { id: '77', options, votes_count: 3, multiple: false, voted: false, expires_at };
  const shown = await showStatus(body.id, { instance, fields: { created_at, poll } });
  const respond = (at: number): void =>
    act(() =>
      shown.session.serverClock.observe(new Date(at).toUTCString(), Date.now(), Date.now()),
    );
  return { serverTime, respond };
}

const shownTime = () => screen.getAllByRole('time')[0]?.textContent;

test.each([
  ['six minutes slow', -360_000],
  ['three hours slow', -3 * 3_600_000],
  ['two days slow', -2 * 86_400_000],
  ['ten minutes fast', 600_000],
])(
  'RelativeTime: follows the server’s clock on a device %s [R-STATUS-042]',
  async (_, clockOff) => {
    const { serverTime, respond } = await showNewPost(clockOff);
    expect(shownTime()).not.toMatch(/^(?:now|\ds)$/);
    respond(serverTime);
    expect(shownTime()).toMatch(/^(?:now|\ds)$/);
    expect((await screen.findByText(/^Ends/)).textContent).toMatch(
      /^Ends in (?:[12] hours?|\d\d minutes)$/,
    );
  },
);

test.each([
  [61_000, 'now'],
  [100_000, 'now'],
  [299_000, 'now'],
  [330_000, 'in 5m'],
  [7_200_000, 'in 2h'],
])(
  'RelativeTime: for a post %i ms ahead of the clock, shows "%s" [R-STATUS-042]',
  async (ahead, expected) => {
    await showNewPost(-ahead);
    expect(shownTime()).toBe(expected);
  },
);
