import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

test.each([
  ['akkoma', '/api/v1/pleroma/accounts/:id/subscribe'],
  ['mastodon', '/api/v1/accounts/:id/follow'],
  ['gotosocial', '/api/v1/accounts/:id/follow'],
] as const)(
  'subscribeAction: on %s notifies about new posts by %s [R-CAP-035]',
  async (dialect, path) => {
    const instance = await startTestInstance({ world: 'empty', config: { dialect } });
    const jun = await instance.as('jun');
    const mira = await instance.as('mira');
    const id = jun.account?.id ?? '';
    await mira.post(`/api/v1/accounts/${id}/follow`);
    const { user, requests } = await renderApp({ instance, signedInAs: 'mira', path: '/jun' });
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('button', { name: 'Notify me about new posts' }));
    await main.findByRole('button', { name: 'Stop notifying me about new posts' });
    const posts = () => requests.filter(({ method }) => method === 'POST');
    await waitFor(() =>
      expect(posts().map(({ url }) => new URL(url).pathname)).toContain(path.replace(':id', id)),
    );
    await waitFor(async () => {
      const { body } = await mira.get(`/api/v1/accounts/relationships?id[]=${id}`);
      expect(body).toMatchObject([{ notifying: true }]);
    });
  },
);
