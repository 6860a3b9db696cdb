import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { triggerEndObservers } from '#app/testing/mock-layout.ts';
import { showStatus } from '#components/status/testing/show-status.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function prepare() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const poll = { options: ['North', 'South'], expires_in: 86_400 };
  const { body } = await jun.post('/api/v1/statuses', { status: 'Where to?', poll });
  const shown = await showStatus(body.id, { instance });
  const pollId = String(body.poll.id);
  await screen.findByRole('radio', { name: 'North' });
  const mira = await instance.as('mira');
  return {
    ...shown,
    pollId,
    voteElsewhere: () => mira.post(`/api/v1/polls/${pollId}/votes`, { choices: [1] }),
    end: () => act(() => shown.session.tables.polls.merge({ id: pollId, expired: true })),
  };
}

const vote = () => screen.getByRole('button', { name: 'Vote' });
const said = () => screen.getByRole('status').textContent;
const results = () => screen.findByRole('list', { name: 'Poll results' });

/** Selects an option and clicks the button by keyboard. */
async function voteByKeys(user: Awaited<ReturnType<typeof prepare>>['user']): Promise<void> {
  act(() => screen.getByRole('radio', { name: 'North' }).focus());
  await user.keyboard(' ');
  act(() => vote().focus());
  await user.keyboard('{Enter}');
}

test.each([400, 401, 403, 404, 429, 500])(
  'StatusPoll: keeps the focus after a failed vote (%i), which can be retried',
  async (status) => {
    const { user, faults } = await prepare();
    const pendingResponse = Promise.withResolvers<Response>();
    faults.of = ({ url }) => (url.endsWith('/votes') ? pendingResponse.promise : undefined);
    await voteByKeys(user);
    expect(vote(), 'while it is sent').toHaveProperty('disabled', false);
    expect(vote().getAttribute('aria-busy')).toBe('true');
    pendingResponse.resolve(Response.json({ error: 'Not today' }, { status }));
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(vote());

    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement, 'after dismissing').toBe(vote());

    await user.keyboard('{Enter}');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const second = Promise.withResolvers<undefined>();
    faults.of = ({ url }) => (url.endsWith('/votes') ? second.promise : undefined);
    act(() => again.focus());
    await user.keyboard('{Enter}');
    expect(document.activeElement, 'while it is tried again').toBe(vote());
    second.resolve(undefined);
    await results();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('StatusPoll: keeps the focus when it ends while focused, and says that the selection was not sent', async () => {
  const { user, end } = await prepare();
  await user.click(screen.getByRole('radio', { name: 'South' }));
  expect(said()).toBe('');
  end();
  await results();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  expect(said()).toBe('The poll has ended. Your vote wasn’t counted.');
});

test('StatusPoll: shows only that it has ended if nothing was selected', async () => {
  const { end } = await prepare();
  end();
  await results();
  expect(said()).toBe('The poll has ended.');
  expect(document.activeElement, 'who is elsewhere stays there').toBe(document.body);
});

test('StatusPoll: waits for a pending vote when the poll ends', async () => {
  const { user, faults, end } = await prepare();
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.endsWith('/votes') ? pendingResponse.promise : undefined);
  await voteByKeys(user);
  end();
  expect(document.activeElement).toBe(vote());
  pendingResponse.resolve(undefined);
  await results();
  expect(said()).toBe('');
});

test('usePollVote: keeps the selection of an unmounted card until it is sent', async () => {
  const { user, redraw } = await prepare();
  await user.click(screen.getByRole('radio', { name: 'South' }));
  const leaveAndReturn = async (): Promise<void> => {
    redraw({ variant: 'compact' });
    expect(screen.queryByRole('radio')).toBeNull();
    redraw({});
    await screen.findByText(/votes?$/, { selector: 'p' });
  };
  await leaveAndReturn();
  expect(screen.getByRole('radio', { name: 'South' })).toHaveProperty('checked', true);
  await user.click(vote());
  await results();
  await leaveAndReturn();
  expect(said()).toBe('');
});

test('StatusPoll: shows the results and no failure when a second vote is answered with the unchanged poll', async () => {
  const { user, voteElsewhere } = await prepare();
  await voteElsewhere();
  await voteByKeys(user);
  await results();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '0%North',
    '100%South Your choice',
  ]);
});

test('StatusPoll: shows the results after the server refused a second vote', async () => {
  const { user, voteElsewhere, faults } = await prepare();
  await voteElsewhere();
  faults.of = ({ url }) =>
    url.endsWith('/votes') ? Response.json({ error: 'Already voted' }, { status: 422 }) : undefined;
  await voteByKeys(user);
  await results();
  await screen.findByText('The server says: Already voted');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '0%North',
    '100%South Your choice',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});

test('StatusPoll: keeps the focus when a refetch contains the viewer’s vote', async () => {
  const { clock, voteElsewhere } = await prepare();
  await voteElsewhere();
  act(() => triggerEndObservers());
  act(() => screen.getByRole('radio', { name: 'North' }).focus());
  await act(() => clock.advance(30_000));
  await results();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});
