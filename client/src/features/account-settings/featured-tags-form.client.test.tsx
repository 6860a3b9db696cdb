import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(dialect: 'akkoma' | 'mastodon') {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: 'One #egret' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/settings#account' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const names = async (): Promise<string[]> =>
    (await mira.get('/api/v1/featured_tags')).body.map((tag: { name: string }) => tag.name);
  return { ...app, dialog, names };
}

test('FeaturedTagsForm: adds a typed and a suggested hashtag, and removes one [R-SET-053]', async () => {
  const { dialog, user, names } = await open('mastodon');
  const form = within(await dialog.findByRole('form', { name: 'Hashtags on your profile' }));
  await form.findByText('You don’t feature any hashtags yet.');
  await user.type(form.getByRole('textbox', { name: 'Add a hashtag' }), '#heron{Enter}');
  await form.findByRole('button', { name: 'Remove #heron' });
  expect(form.getByRole('textbox', { name: 'Add a hashtag' })).toHaveProperty('value', '');
  await user.click(form.getByRole('button', { name: 'Add #egret' }));
  await form.findByRole('button', { name: 'Remove #egret' });
  expect(await names()).toEqual(['heron', 'egret']);
  await waitFor(() => expect(form.queryByRole('button', { name: 'Add #egret' })).toBeNull());
  await user.click(form.getByRole('button', { name: 'Remove #heron' }));
  await waitFor(() => expect(form.queryByText('#heron')).toBeNull());
  expect(await names()).toEqual(['egret']);
});

test('FeaturedTagsForm: keeps a hashtag that the server refuses, and says why [R-SET-053]', async () => {
  const { dialog, user } = await open('mastodon');
  const form = within(await dialog.findByRole('form', { name: 'Hashtags on your profile' }));
  await user.type(form.getByRole('textbox', { name: 'Add a hashtag' }), 'two words{Enter}');
  await form.findByText(/Tag is invalid/);
  expect(form.getByRole('textbox', { name: 'Add a hashtag' })).toHaveProperty('value', 'two words');
});

test('ProfileSettingsTab: offers no hashtags on a server without them [R-SET-053]', async () => {
  const { dialog } = await open('akkoma');
  await dialog.findByRole('form', { name: 'Profile' });
  expect(dialog.queryByRole('form', { name: 'Hashtags on your profile' })).toBeNull();
});
