import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

const backButton = () => screen.queryByRole('button', { name: 'Back' });

test('BackButton: returns to the previous screen', async () => {
  const { go, user, place } = await renderApp({ signedInAs: 'mira', path: '/main/friends' });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(backButton()).toBeNull();
  await go('/tag/heron');
  await go('/lists');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: '#heron' });
  expect(place()).toBe('/tag/heron');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(place()).toBe('/main/friends');
});

test('BackButton: leads to the landing page if the client was opened here', async () => {
  const { user, place } = await renderApp({ signedInAs: 'mira', path: '/lists' });
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(place()).toBe('/main/friends'));
});

test.each(['/main/public', '/main/all', '/mira/notifications'])(
  'BackButton: is not shown at the top level: %s',
  async (path) => {
    const { go } = await renderApp({ signedInAs: 'mira', path: '/lists' });
    await screen.findByRole('button', { name: 'Back' });
    await go(path);
    await waitFor(() => expect(backButton()).toBeNull());
  },
);

test.each(['/mira', '/search?query=heron', '/tag/heron', '/no/such/page', '/bookmarks'])(
  'BackButton: is shown at %s',
  async (path) => {
    await renderApp({ signedInAs: 'mira', path });
    await screen.findByRole('button', { name: 'Back' });
  },
);
