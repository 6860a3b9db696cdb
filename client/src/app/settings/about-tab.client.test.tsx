import { screen, waitFor, within } from '@testing-library/react';
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

test('FrontendChoice: offers the front ends of Akkoma, and saves the choice in this browser [R-SET-055]', async () => {
  const { user, requests, faults } = await renderApp({
    path: '/settings',
    faultOf: ({ url }) =>
      url.endsWith('/preferred_frontend/available')
        ? Response.json(['rookery/stable', 'akkoma-fe/stable'])
        : undefined,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await user.click(await dialog.findByRole('button', { name: 'About' }));
  const choice = await dialog.findByLabelText(/^Open instance\.test in this browser with/);
  const button = dialog.getByRole('button', { name: 'Switch now' });
  expect(button).toHaveProperty('disabled', true);
  await user.selectOptions(choice, 'akkoma-fe/stable');
  faults.of = ({ method }) => (method === 'PUT' ? new Response('', { status: 500 }) : undefined);
  await user.click(button);
  await dialog.findByText('The server had a problem, try again');
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(await sent?.json()).toEqual({ frontend_name: 'akkoma-fe/stable' });
});

test('FrontendChoice: is absent with one front end', async () => {
  const { user, requests } = await renderApp({ path: '/settings' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await user.click(await dialog.findByRole('button', { name: 'About' }));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith('/preferred_frontend/available'))).toBe(true),
  );
  expect(dialog.queryByRole('button', { name: 'Switch now' })).toBeNull();
});
