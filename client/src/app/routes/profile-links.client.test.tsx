import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

test.each([
  ['another screen', 'lists'],
  ['something of the server', 'relay'],
])(
  'profilePath: links by id to an account whose name is also %s [R-ROUTE-042]',
  async (_, name) => {
    const instance = await startTestInstance({ world: 'empty' });
    const them = await instance.as(name);
    await them.post('/api/v1/statuses', { status: 'The heron is back' });
    const { user, place } = await renderApp({
      instance,
      path: '/main/public',
      preloaded: new Map([
        ['/nodeinfo/2.0.json', { metadata: { restrictedNicknames: ['relay'] } }],
      ]),
    });
    const post = within(
      (await screen.findByText('The heron is back')).closest('article') ?? document.body,
    );
    const [link] = await post.findAllByRole('link', { name: new RegExp(name) });
    if (!link) throw new Error('nothing leads to them');
    await user.click(link);
    await waitFor(() => expect(place()).toBe(`/users/${them.account?.id}`));
    await screen.findByRole('heading', { level: 1, name });
  },
);
