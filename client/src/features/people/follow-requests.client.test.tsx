import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';

test.each([
  ['Approve', '/friend-requests', 'authorize'],
  ['Deny', '/friend-requests', 'reject'],
  ['Approve', '/mira/notifications', 'authorize'],
  ['Deny', '/mira/notifications', 'reject'],
])(
  'useFollowRequest: shows a failed %s at %s below the line of the buttons',
  async (name, path, call) => {
    const instance = await startTestInstance({ world: 'empty' });
    const mira = await instance.as('mira');
    await mira.patch('/api/v1/accounts/update_credentials', { locked: true });
    const jun = await instance.as('jun');
    await jun.post(`/api/v1/accounts/${mira.account?.id}/follow`);
    const { user, faults } = await renderApp({ instance, signedInAs: 'mira', path });
    const main = within(await screen.findByRole('main'));
    const button = await main.findByRole('button', { name });
    faults.of = ({ url }) =>
      url.endsWith(`/${call}`)
        ? Response.json({ error: 'The database is busy' }, { status: 500 })
        : undefined;
    await user.click(button);
    const alert = await main.findByRole('alert');
    expect(button.parentElement?.contains(alert)).toBe(false);
    expect(main.getByRole('button', { name })).toBe(button);
    expect(within(alert).getByRole('button', { name: 'Try again' })).not.toBeNull();
  },
);

test.each(['Approve', 'Deny'])(
  'useFollowRequest: moves the focus to the next request after %s',
  async (name) => {
    const instance = await startTestInstance({ world: 'empty' });
    const mira = await instance.as('mira');
    await mira.patch('/api/v1/accounts/update_credentials', { locked: true });
    for (const username of ['jun', 'kai'])
      // oxlint-disable-next-line no-await-in-loop -- the requests must be created in this order
      await (await instance.as(username)).post(`/api/v1/accounts/${mira.account?.id}/follow`);
    const { user } = await renderApp({ instance, signedInAs: 'mira', path: '/friend-requests' });
    const main = within(await screen.findByRole('main'));
    const [first] = await main.findAllByRole('button', { name });
    if (first === undefined) throw new Error('The request is missing');
    first.focus();
    const line = first.closest('li');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line?.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull());
    expect(document.activeElement?.textContent).toContain('jun');
  },
);
