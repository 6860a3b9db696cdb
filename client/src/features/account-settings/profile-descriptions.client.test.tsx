import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { preloadAkkomaVersion } from '#session/testing/preload-akkoma-version.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(version: string) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira', { displayName: 'Mira' });
  const preloaded = await preloadAkkomaVersion(instance, version);
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/mira', preloaded });
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('form', { name: 'Profile' }));
  const profile = async () => (await mira.get('/api/v1/accounts/verify_credentials')).body;
  return { ...app, form, profile };
}

test('ProfileForm: saves the descriptions of avatar and banner, which the profile shows [R-SET-051]', async () => {
  const { form, user, profile, requests } = await open('3.19.0');
  await user.type(form.getByLabelText('Description of the avatar'), 'A heron');
  await user.type(form.getByLabelText('Description of the banner'), 'A weir at dawn');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Saved');
  const descriptions = { avatar_description: 'A heron', header_description: 'A weir at dawn' };
  const sent = requests.find(({ method }) => method === 'PATCH');
  expect(await sent?.clone().json()).toEqual(descriptions);
  expect(await profile()).toMatchObject(descriptions);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const main = within(await screen.findByRole('main'));
  await main.findByAltText('A weir at dawn');
  await user.click(main.getByRole('button', { name: 'Show avatar of Mira' }));
  await screen.findByAltText('A heron');
});

test('ProfileForm: has no fields for descriptions of pictures on servers that lack them [R-SET-051]', async () => {
  const { form } = await open('3.18.2');
  expect(form.queryByLabelText('Description of the avatar')).toBeNull();
});
