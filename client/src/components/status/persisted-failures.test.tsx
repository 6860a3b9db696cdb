import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { queuedActions } from '#session/actions/queued-actions.ts';
import type { Fault } from '#session/testing/test-environment.ts';
import { showStatus } from './testing/show-status.tsx';

const broken = (): Response => Response.json({ error: 'Oh' }, { status: 500 });

const message = 'The server had a problem, try again. The server says: Oh';

const alertTexts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/**
 * Shows a status of jun to `as`; `leave` unmounts the card of the status, `come` mounts it again.
 */
async function prepare(as = 'mira') {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const shown = await showStatus(String(body.id), { instance, as });
  const leave = (): void => shown.rerender(<p>Elsewhere</p>);
  const come = (): void => shown.redraw({});
  const fail = (path: RegExp, fault: () => Fault | Promise<Fault>): void => {
    shown.faults.of = ({ method, url }) => (path.test(`${method} ${url}`) ? fault() : undefined);
  };
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }));
  /** Ends the time in which a deletion can be undone. */
  const expire = (): void =>
    act(() => shown.notices.dismiss(shown.notices.store.getState()[0]?.id ?? 0));
  return { ...shown, id: String(body.id), leave, come, fail, press, expire };
}

test('ActionError: raises a notice that stays for a failure after the card unmounted, and shows it on the card after a remount [R-CONST-018]', async () => {
  const { fail, press, leave, come, notices } = await prepare();
  const pendingResponse = Promise.withResolvers<Response>();
  fail(/\/favourite$/, () => pendingResponse.promise);
  await press('Like');
  leave();
  pendingResponse.resolve(broken());
  await waitFor(() =>
    expect(notices.store.getState()).toMatchObject([
      {
        level: 'error',
        messageKey: 'status.action_failed',
        messageArgs: { action: 'Like' },
        error: { status: 500 },
      },
    ]),
  );
  expect(notices.store.getState()[0]?.timeoutMs).toBeUndefined();
  come();
  await screen.findByText(message);
  expect(alertTexts()).toEqual([expect.stringContaining(`“Like” failed: ${message}`)]);
});

test('ActionError: raises no notice while the card is mounted, and still shows the failure after a remount', async () => {
  const { fail, press, leave, come, notices } = await prepare();
  fail(/\/favourite$/, broken);
  await press('Like');
  await screen.findByText(message);
  expect(notices.store.getState()).toEqual([]);
  leave();
  expect(alertTexts()).toEqual([]);
  come();
  expect(alertTexts()).toEqual([expect.stringContaining(`“Like” failed: ${message}`)]);
  await press('Dismiss');
  leave();
  come();
  expect(alertTexts()).toEqual([]);
});

test('ActionError: retries a failed deletion on the remounted card', async () => {
  const { fail, choose, press, leave, come, user, notices, session, id, expire } =
    await prepare('jun');
  const pendingResponse = Promise.withResolvers<Response>();
  fail(/^DELETE /, () => pendingResponse.promise);
  await choose('Delete');
  const question = await screen.findByRole('dialog', { name: 'Delete this post?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('This post was deleted');
  leave();
  expire();
  pendingResponse.resolve(broken());
  await waitFor(() =>
    expect(notices.store.getState()).toMatchObject([
      { messageArgs: { action: { kind: 'delete' } } },
    ]),
  );
  come();
  screen.getByText('The heron is back');
  expire();
  fail(/^$/, broken);
  await press('Try again');
  expire();
  await waitFor(() => expect(session.tables.statuses.get(id)?.isDeleted).toBe(true));
});

test('ActionError: retries the failed action even if the status has that state by now', async () => {
  const { fail, press, know, requested, id } = await prepare();
  fail(/\/favourite$/, broken);
  await press('Like');
  await screen.findByText(message);
  fail(/^$/, broken);
  await know(id, { favourited: true });
  await press('Try again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(requested().some((line) => line.endsWith('/unfavourite'))).toBe(false);
  screen.getByRole('button', { name: /^Like/, pressed: true });
});

test('useStatusActions: treats a confirmation that unmounts with its card as declined', async () => {
  const { choose, leave, come, press } = await prepare('jun');
  await choose('Delete');
  await screen.findByRole('dialog');
  leave();
  await act(() => Promise.resolve());
  come();
  await press('More');
  const line = await screen.findByRole('menuitem', { name: 'Delete' });
  expect(line.getAttribute('aria-disabled')).not.toBe('true');
});

test('ActionError: shows the errors of several actions, and a success clears only that of its own action', async () => {
  const { fail, press, choose, faults, user, session, id } = await prepare();
  const liked = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => {
    if (url.endsWith('/favourite')) return liked.promise;
    return /\/(bookmark|reblog)$/.test(url) ? broken() : undefined;
  };
  await press('Like');
  await choose('Bookmark');
  await screen.findByText('“Bookmark” failed:');
  liked.resolve(undefined);
  await waitFor(() =>
    expect(session.part(queuedActions).wanted(`favourite:${id}`)).toBeUndefined(),
  );
  await screen.findByRole('button', { name: /^Like/, pressed: true });
  expect(alertTexts()).toEqual([expect.stringContaining(`“Bookmark” failed: ${message}`)]);

  await press('Repeat');
  await screen.findByText('“Repeat” failed:');
  expect(alertTexts()).toEqual([
    expect.stringContaining(`“Bookmark” failed: ${message}`),
    expect.stringContaining(`“Repeat” failed: ${message}`),
  ]);
  const [bookmark, repeat] = screen.getAllByRole('alert');
  if (!bookmark || !repeat) throw new Error('two errors stand');
  await user.click(within(bookmark).getByRole('button', { name: 'Dismiss' }));
  expect(alertTexts()).toEqual([expect.stringContaining(`“Repeat” failed: ${message}`)]);
  fail(/^$/, broken);
  await user.click(within(repeat).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /^Repeat/, pressed: true });
  await waitFor(() => expect(alertTexts()).toEqual([]));
});

const question = () => screen.findByRole('dialog', { name: 'Delete this post?' });

test('ActionError: keeps the error of the last attempt when the confirmation of a new one is declined', async () => {
  const { fail, choose, user, requested, expire } = await prepare('jun');
  fail(/^DELETE /, broken);
  await choose('Delete');
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  expire();
  const again = await screen.findByRole('button', { name: 'Try again' });
  await choose('Delete');
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(alertTexts()).toEqual([expect.stringContaining(`“Delete” failed: ${message}`)]);
  expect(again.isConnected).toBe(true);
  expect(requested().filter((line) => line.startsWith('DELETE '))).toHaveLength(1);
});

test('ActionError: moves the focus to the card when a retry clears the error', async () => {
  const { fail, choose, user, expire } = await prepare('jun');
  fail(/^DELETE /, broken);
  await choose('Delete');
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  expire();
  const again = await screen.findByRole('button', { name: 'Try again' });
  act(() => again.focus());
  await user.keyboard('{Enter}');
  await screen.findByText('This post was deleted');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  expire();
  await screen.findByText('“Delete” failed:');
  expect(alertTexts()).toHaveLength(1);
});
