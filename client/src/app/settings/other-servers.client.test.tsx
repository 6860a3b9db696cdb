import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';

/** Opens the settings on a server that describes itself as another software. */
async function open(software: { name: string; version: string }) {
  const answers: Readonly<Record<string, unknown>> = {
    '/nodeinfo/2.0.json': { software },
    '/api/v1/instance': { title: 'Gull', version: software.version },
    '/api/v2/instance': { title: 'Gull', version: software.version },
  };
  const app = await renderApp({
    signedInAs: 'mira',
    path: '/settings',
    faultOf: ({ url }) => {
      const answer = answers[new URL(url).pathname];
      return answer === undefined ? undefined : Response.json(answer);
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('heading', { name: 'Appearance' });
  const openTab = (name: string) => app.user.click(dialog.getByRole('button', { name }));
  const requested = () => app.requests.map(({ url }) => new URL(url).pathname);
  return { ...app, dialog, openTab, requested };
}

test.each([
  ['mastodon', '/auth/edit', '/settings/export'],
  ['gotosocial', '/settings', '/settings'],
])(
  'SettingsWindow: on %s, links to pages of the server for what can be changed only there [R-CAP-035]',
  async (name, security, data) => {
    const { dialog, openTab, requested } = await open({ name, version: '4.5.0' });
    await openTab('Security');
    const link = await dialog.findByRole('link', { name: /^Change this on / });
    expect(link.getAttribute('href')).toBe(`http://instance.test${security}`);
    expect(dialog.queryByRole('form')).toBeNull();
    await openTab('Account');
    await dialog.findByRole('heading', { name: 'Images' });
    expect(dialog.getByRole('link', { name: /^Change this on / })).toBeDefined();
    for (const absent of ['Mascot', 'Page background'])
      expect(dialog.queryByLabelText(absent)).toBeNull();
    expect(dialog.queryByRole('heading', { name: 'Aliases' })).toBeNull();
    await openTab('Data');
    await dialog.findAllByRole('button', { name: 'Export as a file' });
    expect(dialog.queryByRole('heading', { name: 'Archives' })).toBeNull();
    expect(dialog.queryByRole('heading', { name: 'Settings sync' })).toBeNull();
    const page = dialog.getByRole('link', { name: /^Change this on / }).getAttribute('href');
    expect(page).toBe(`http://instance.test${data}`);
    await openTab('Privacy');
    await dialog.findByRole('checkbox', { name: 'Lock my account (approve followers manually)' });
    expect(dialog.queryByLabelText(/likes/i)).toBeNull();
    expect(requested()).not.toContain('/api/pleroma/accounts/mfa');
    expect(requested()).not.toContain('/api/v1/pleroma/mascot');
    expect(requested()).not.toContain('/api/v1/akkoma/frontend_settings/rookery');
  },
);

test('SettingsWindow: has no tab “Security” on a server that has no call and no page for it [R-CAP-035]', async () => {
  const { dialog } = await open({ name: 'snac', version: '2.75' });
  expect(dialog.queryByRole('button', { name: 'Security' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Account' })).toBeDefined();
});
