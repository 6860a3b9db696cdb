import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import packageJson from '../../../package.json';
import { renderApp } from '../testing/render-app.tsx';

/* Removes the history entry of the previous test's settings. */
beforeEach(() => history.replaceState(null, ''));

test('AboutTab: shows the server’s software and the client’s version', async () => {
  const { user } = await renderApp({ path: '/settings' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await user.click(await dialog.findByRole('button', { name: 'About' }));
  const server = await dialog.findByRole('link', { name: /^akkoma \d/ });
  expect(server.getAttribute('href')).toMatch(/^https:\/\/akkoma\.dev\//);
  dialog.getByText(`Rookery ${packageJson.version}`);
});
