import { screen, within } from '@testing-library/react';
import { renderApp, type RenderAppOptions } from './render-app.tsx';

/**
 * Renders a member's client at the about page and waits until all lazy code has loaded, so that no code
 * that arrives later renders the page again during the actions of a test.
 */
export async function renderAppAtAbout(options: RenderAppOptions) {
  const app = await renderApp({ ...options, signedInAs: 'mira', path: '/about' });
  await screen.findByRole('form', { name: 'New post' });
  const aside = within(await screen.findByRole('complementary'));
  await aside.findByRole('heading', { name: 'Notifications' });
  await screen.findByRole('button', { name: /^Account menu/ });
  return {
    ...app,
    goTo: app.go,
    tryAgain: () => app.user.click(screen.getByRole('button', { name: 'Try again' })),
  };
}
