import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import {
  chooseVisibility,
  findVisibilityButton,
} from '#features/composer/testing/choose-visibility.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function write(dialect: 'mastodon' | 'akkoma') {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const mira = await instance.as('mira');
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  await app.current.store.getState().instanceLoaded;
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const newest = async () => (await mira.get('/api/v1/timelines/home')).body[0];
  return { ...app, form, text, newest };
}

test('VisibilityMenu: offers who can quote the post, and shows a choice other than the default [R-COMP-056]', async () => {
  const { user, form, text, newest } = await write('mastodon');
  await user.type(text, 'The heron is back');
  await user.click(findVisibilityButton(form));
  const policy = within(form.getByRole('group', { name: 'Who can quote this post' }));
  expect(policy.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'Anyone',
    'Your followers',
    'Only you',
  ]);
  await user.click(policy.getByRole('menuitemradio', { name: 'Only you' }));
  await user.click(await form.findByRole('button', { name: 'No one can quote: use your default' }));
  await chooseVisibility(user, form, 'Your followers');
  form.getByRole('button', { name: 'Only followers can quote: use your default' });
  await user.click(form.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(text.value).toBe(''));
  expect((await newest()).quote_approval.automatic).toEqual(['followers']);
});

test('VisibilityMenu: offers no choice of who can quote a post that others cannot quote', async () => {
  const { user, form } = await write('mastodon');
  await chooseVisibility(user, form, 'Followers only');
  await user.click(findVisibilityButton(form));
  expect(form.queryByRole('group', { name: 'Who can quote this post' })).toBeNull();
});

test('VisibilityMenu: offers no choice of who can quote the post on servers without quote policies', async () => {
  const { user, form } = await write('akkoma');
  await user.click(findVisibilityButton(form));
  expect(form.queryByRole('group', { name: 'Who can quote this post' })).toBeNull();
});

test('ReplyOrQuoteComposer: a quote on Mastodon has no files and poll, and a direct one must mention the author [R-COMP-058]', async () => {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const jun = await instance.as('jun');
  const { body: quoted } = await jun.post('/api/v1/statuses', { status: 'Herons nest in March' });
  const { goTo, user } = await renderAppAtAbout({ instance });
  await goTo(`/notice/${quoted.id}`);
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Quote' }));
  const form = within(await main.findByRole('form', { name: /^Quoting / }));
  const text = await form.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(form.queryByRole('button', { name: 'Attach files' })).toBeNull();
  expect(form.queryByRole('button', { name: 'Poll' })).toBeNull();
  await user.clear(text);
  await user.type(text, 'Look');
  await chooseVisibility(user, form, 'Direct');
  await form.findByText('To quote this post in a direct message, mention @jun.');
  await user.click(form.getByRole('button', { name: 'Add the mention' }));
  expect(text.value).toBe('@jun Look');
  await waitFor(() => expect(form.queryByText(/mention @jun\./)).toBeNull());
});
