import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { announceMastodonApi } from '#session/testing/announce-mastodon-api.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(dialect: 'akkoma' | 'mastodon', apiVersion = 10) {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const mira = await instance.as('mira');
  const faultOf = await announceMastodonApi(instance, apiVersion);
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/settings#account',
    ...(dialect === 'mastodon' && { faultOf }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const form = async () =>
    within(await dialog.findByRole('form', { name: 'What your profile shows' }));
  const patches = () =>
    app.requests.filter(({ method }) => method === 'PATCH').map(({ url }) => new URL(url).pathname);
  return { ...app, dialog, form, mira, patches };
}

const profile = '/api/v1/profile';

test('ProfileOptionsForm: saves on Mastodon 4.6 which parts the profile shows, and hides the others there [R-SET-054 R-PROF-044]', async () => {
  const { form, user, mira, patches, go } = await open('mastodon');
  const fields = await form();
  await user.click(fields.getByRole('checkbox', { name: 'Show a tab with media from my posts' }));
  expect(fields.queryByRole('checkbox', { name: /media of my replies/ })).toBeNull();
  await user.click(fields.getByRole('checkbox', { name: 'Who I follow and who follows me' }));
  await user.type(
    fields.getByRole('textbox', { name: 'Websites that can credit me as the author' }),
    'news.example',
  );
  await user.click(fields.getByRole('button', { name: 'Save' }));
  await fields.findByText('Saved');
  expect(patches()).toEqual([profile]);
  expect((await mira.get(profile)).body).toMatchObject({
    show_media: false,
    show_featured: true,
    hide_collections: true,
    indexable: false,
    attribution_domains: ['news.example'],
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await go('/mira');
  const tabs = within(await screen.findByRole('navigation', { name: 'Profile sections' }));
  expect(tabs.queryByRole('link', { name: 'Media' })).toBeNull();
  tabs.getByRole('link', { name: 'Replies' });
});

test('ProfileOptionsForm: keeps an option that the server refuses, and shows an error [R-SET-054]', async () => {
  const { form, user } = await open('mastodon');
  const fields = await form();
  const field = fields.getByRole('textbox', { name: 'Websites that can credit me as the author' });
  await user.type(field, 'nonsense');
  await user.click(fields.getByRole('button', { name: 'Save' }));
  await fields.findByText(/Attribution domains is invalid/);
  expect(field).toHaveProperty('value', 'nonsense');
});

test('ProfileOptionsForm: on Mastodon 4.4 saves its options with the account [R-SET-054]', async () => {
  const { form, user, mira, patches } = await open('mastodon', 6);
  const fields = await form();
  expect(
    fields.queryByRole('checkbox', { name: 'Show a tab with media from my posts' }),
  ).toBeNull();
  await user.click(
    fields.getByRole('checkbox', { name: 'Let everyone find my public posts by search' }),
  );
  await user.click(fields.getByRole('button', { name: 'Save' }));
  await fields.findByText('Saved');
  expect(patches()).toEqual(['/api/v1/accounts/update_credentials']);
  expect((await mira.get(profile)).body).toMatchObject({ indexable: true });
});

test('ProfileOptionsForm: is not shown on Akkoma [R-SET-054]', async () => {
  const { dialog } = await open('akkoma');
  await dialog.findByRole('form', { name: 'Profile' });
  expect(dialog.queryByRole('form', { name: 'What your profile shows' })).toBeNull();
});
