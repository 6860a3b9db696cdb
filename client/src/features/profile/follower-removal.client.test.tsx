import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

test.each([
  ['mastodon', 1],
  ['gotosocial', 0],
] as const)(
  'AccountActionsMenu: offers to remove a follower only if the server can: %s, %i',
  async (dialect, count) => {
    const instance = await startTestInstance({
      world: 'empty',
      config: { dialect },
      people: [{ username: 'mira' }, { username: 'jun' }],
    });
    const jun = await instance.as('jun');
    const { id } = (await jun.get('/api/v1/accounts/lookup?acct=mira')).body;
    await jun.post(`/api/v1/accounts/${id}/follow`);
    const { user } = await renderApp({ instance, signedInAs: 'mira', path: '/jun' });
    await user.click(await screen.findByRole('button', { name: 'More options for @jun' }));
    await screen.findByRole('menuitem', { name: 'Block' });
    expect(screen.queryAllByRole('menuitem', { name: 'Remove follower' })).toHaveLength(count);
  },
);
