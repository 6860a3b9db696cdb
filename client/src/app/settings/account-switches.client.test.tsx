import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAppAtAbout } from '../testing/render-app-at-about.tsx';

/* Removes the history entry of the previous test's settings. */
beforeEach(() => history.replaceState(null, ''));

const isCredentials = ({ method, url }: Request): boolean =>
  method === 'GET' && url.includes('/verify_credentials');

async function openPrivacy(fault: () => Response | 'offline' | undefined) {
  const app = await renderAppAtAbout({});
  app.faults.of = (request) => (isCredentials(request) ? fault() : undefined);
  await app.goTo('/settings#privacy');
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const box = await dialog.findByRole('checkbox', {
    name: 'Keep following people who move accounts',
  });
  return { ...app, dialog, box };
}

const filledAlerts = () =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '');

test.each([
  ['500', () => new Response('', { status: 500 }), 'The server had a problem, try again'],
  ['no connection', () => 'offline' as const, 'Failed to connect to server, try again'],
  [
    'broken JSON',
    () => new Response('{"id":', { headers: { 'content-type': 'application/json' } }),
    'The server sent an invalid response',
  ],
])(
  'SettingsGroups: says once why the switches of the account could not be loaded, with a retry (%s)',
  async (_, fault, reason) => {
    const { dialog, box, faults, user } = await openPrivacy(fault);
    await dialog.findByText(reason, { exact: false });
    expect(filledAlerts()).toHaveLength(1);
    expect(box).toHaveProperty('disabled', true);
    faults.of = () => undefined;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(box).toHaveProperty('disabled', false));
    expect(filledAlerts()).toEqual([]);
  },
);

test('AccountOptionControl: is busy while it is saved, keeps the focus, and returns to the old value after a failure', async () => {
  const { dialog, box, faults, user } = await openPrivacy(() => undefined);
  await waitFor(() => expect(box).toHaveProperty('disabled', false));
  const before = box instanceof HTMLInputElement && box.checked;
  const answer = Promise.withResolvers<Response>();
  faults.of = ({ method }) => (method === 'PATCH' ? answer.promise : undefined);
  await user.click(box);
  await waitFor(() => expect(box.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(box);
  answer.resolve(Response.json({ error: 'Not today' }, { status: 422 }));
  await waitFor(() => expect(box.getAttribute('aria-busy')).toBeNull());
  expect(box).toHaveProperty('checked', before);
  await dialog.findByText(/Not today/);
});
