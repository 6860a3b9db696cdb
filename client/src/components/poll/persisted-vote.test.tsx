import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showStatus } from '#components/status/testing/show-status.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const broken = (): Response => Response.json({ error: 'Oh' }, { status: 500 });
const message = 'The server had a problem, try again. The server says: Oh';

/**
 * Shows a poll of jun to mira, who has selected North. `leave` unmounts the card of the poll, `come`
 * mounts it again.
 */
async function prepare() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const poll = { options: ['North', 'South'], expires_in: 86_400 };
  const { body } = await jun.post('/api/v1/statuses', { status: 'Where to?', poll });
  const shown = await showStatus(String(body.id), { instance });
  await shown.user.click(await screen.findByRole('radio', { name: 'North' }));
  const respondWith = (
    answer: () => Response | undefined | Promise<Response | undefined>,
  ): void => {
    shown.faults.of = ({ url }) => (url.endsWith('/votes') ? answer() : undefined);
  };
  const clickVote = (name: string) => shown.user.click(screen.getByRole('button', { name }));
  return {
    ...shown,
    respondWith,
    clickVote,
    leave: () => shown.rerender(<p>Elsewhere</p>),
    come: async () => {
      shown.redraw({});
      await screen.findByText(/votes?$/, { selector: 'p' });
    },
  };
}

const alertTexts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('usePollVote: shows a failure as a notice after its card unmounted, and on the poll after a remount', async () => {
  const { respondWith, clickVote, leave, come, notices } = await prepare();
  const pendingResponse = Promise.withResolvers<Response>();
  respondWith(() => pendingResponse.promise);
  await clickVote('Vote');
  leave();
  pendingResponse.resolve(broken());
  await waitFor(() =>
    expect(notices.store.getState()).toMatchObject([
      {
        level: 'error',
        messageKey: 'status.action_failed',
        messageArgs: { action: 'Vote' },
        error: { status: 500 },
      },
    ]),
  );
  await come();
  expect(screen.getByRole('radio', { name: 'North' })).toHaveProperty('checked', true);
  expect(alertTexts()).toEqual([expect.stringContaining(message)]);
  respondWith(() => undefined);
  await clickVote('Try again');
  await screen.findByRole('list', { name: 'Poll results' });
  expect(alertTexts()).toEqual([]);
});

test('StatusPoll: keeps showing a failed vote after a remount until it is dismissed', async () => {
  const { respondWith, clickVote, leave, come, notices } = await prepare();
  respondWith(broken);
  await clickVote('Vote');
  await screen.findByText(message);
  expect(notices.store.getState()).toEqual([]);
  leave();
  await come();
  expect(alertTexts()).toEqual([expect.stringContaining(message)]);
  await clickVote('Dismiss');
  leave();
  await come();
  expect(alertTexts()).toEqual([]);
});

test('usePollVote: a remounted card does not send a pending vote again', async () => {
  const { respondWith, clickVote, leave, come, requested } = await prepare();
  const pendingResponse = Promise.withResolvers<undefined>();
  respondWith(() => pendingResponse.promise);
  await clickVote('Vote');
  leave();
  await come();
  expect(screen.getByRole('button', { name: 'Vote' }).getAttribute('aria-busy')).toBe('true');
  await clickVote('Vote');
  pendingResponse.resolve(undefined);
  await screen.findByRole('list', { name: 'Poll results' });
  expect(requested().filter((line) => line.endsWith('/votes'))).toHaveLength(1);
});
