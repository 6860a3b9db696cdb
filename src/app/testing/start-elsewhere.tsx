import { screen, within } from '@testing-library/react';
import { renderApp, type AppOptions } from './render-app.tsx';

/**
 * The client of a member on a page that has nothing left to fetch. A test goes on from there: what still
 * waits for code is drawn over and over as soon as somebody presses or goes elsewhere in a test.
 */
export async function startElsewhere(options: AppOptions) {
  const app = await renderApp({ ...options, signedInAs: 'mira', path: '/about' });
  await screen.findByRole('form', { name: 'New post' });
  const beside = within(await screen.findByRole('complementary'));
  await beside.findByRole('heading', { name: 'Notifications' });
  await screen.findByRole('button', { name: 'Log out' });
  return {
    ...app,
    goTo: app.go,
    tryAgain: () => app.user.click(screen.getByRole('button', { name: 'Try again' })),
  };
}
