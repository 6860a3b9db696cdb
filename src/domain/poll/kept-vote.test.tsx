import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showStatus } from '#domain/status/testing/show-status.tsx';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';

const broken = (): Response => Response.json({ error: 'Oh' }, { status: 500 });
const words = 'The server had a problem, try again (the server says: Oh)';

/** A poll of jun's as mira sees it, North chosen; `leave` takes its card away, `come` draws it again. */
async function prepare() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const poll = { options: ['North', 'South'], expires_in: 86_400 };
  const { body } = await jun.post('/api/v1/statuses', { status: 'Where to?', poll });
  const shown = await showStatus(String(body.id), { instance });
  await shown.user.click(await screen.findByRole('radio', { name: 'North' }));
  const answerWith = (answer: () => Response | undefined | Promise<Response | undefined>): void => {
    shown.faults.of = ({ url }) => (url.endsWith('/votes') ? answer() : undefined);
  };
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }));
  return {
    ...shown,
    answerWith,
    press,
    leave: () => shown.rerender(<p>Elsewhere</p>),
    come: async () => {
      shown.redraw({});
      await screen.findByText(/votes?$/, { selector: 'p' });
    },
  };
}

const told = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a vote that fails once its card has gone is told by a notice, and on the poll when it is back', async () => {
  const { answerWith, press, leave, come, notices } = await prepare();
  const answer = Promise.withResolvers<Response>();
  answerWith(() => answer.promise);
  await press('Vote');
  leave();
  answer.resolve(broken());
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
  expect(told()).toEqual([expect.stringContaining(words)]);
  answerWith(() => undefined);
  await press('Try again');
  await screen.findByRole('list', { name: 'Poll results' });
  expect(told()).toEqual([]);
});

test('the error of a vote still stands on the poll after leaving, until it is dismissed', async () => {
  const { answerWith, press, leave, come, notices } = await prepare();
  answerWith(broken);
  await press('Vote');
  await screen.findByText(words);
  expect(notices.store.getState()).toEqual([]);
  leave();
  await come();
  expect(told()).toEqual([expect.stringContaining(words)]);
  await press('Dismiss');
  leave();
  await come();
  expect(told()).toEqual([]);
});

test('a vote on its way is not sent anew by a card that is back', async () => {
  const { answerWith, press, leave, come, asked } = await prepare();
  const answer = Promise.withResolvers<undefined>();
  answerWith(() => answer.promise);
  await press('Vote');
  leave();
  await come();
  expect(screen.getByRole('button', { name: 'Vote' }).getAttribute('aria-busy')).toBe('true');
  await press('Vote');
  answer.resolve(undefined);
  await screen.findByRole('list', { name: 'Poll results' });
  expect(asked().filter((line) => line.endsWith('/votes'))).toHaveLength(1);
});
