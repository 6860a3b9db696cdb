import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';

test('DraftWarnings: shows a warning that does not block posting and can be switched off', async () => {
  const { user, instance, current } = await renderApp({
    signedInAs: 'mira',
    path: '/main/friends',
  });
  await current.store.getState().instanceLoaded;
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const text = form.getByRole('textbox', { name: 'Text' });
  await user.type(text, 'The heron is back');
  await user.click(form.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(text).toHaveProperty('value', ''));
  await user.type(text, 'the heron is back!');
  await form.findByText('You just posted almost the same text');
  await user.click(form.getByRole('button', { name: /^Don’t warn me again/ }));
  await waitFor(() => expect(form.queryByText(/^You just posted almost/)).toBeNull());
  expect(current.store.getState().preferences.get('tellRepeatedPosts')).toBe(false);
  await user.click(form.getByRole('button', { name: 'Post' }));
  const mira = await instance.as('mira');
  await waitFor(async () =>
    expect((await mira.get('/api/v1/timelines/home')).body).toHaveLength(2),
  );
});

test('DraftWarnings: treats a delayed post as just posted', async () => {
  const { user, current } = await renderApp({ signedInAs: 'mira', path: '/main/friends' });
  const session = current.store.getState();
  await session.instanceLoaded;
  act(() => void session.preferences.set('postHold', 20));
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const text = form.getByRole('textbox', { name: 'Text' });
  await user.type(text, 'The heron is back');
  await user.click(form.getByRole('button', { name: 'Post' }));
  await user.type(text, 'The heron is back');
  await form.findByText('You just posted almost the same text');
});

test('DraftWarnings: shows the first warning with the action that corrects it, and the others after a click', async () => {
  const { user, current } = await renderApp({ signedInAs: 'mira', path: '/main/friends' });
  await current.store.getState().instanceLoaded;
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await user.type(text, 'Ο ερωδιός επέστρεψε');
  await chooseInMoreMenu(user, form, 'Continue as thread');
  await user.upload(form.getByLabelText('Files to attach'), [
    new File(['a'], 'heron.png', { type: 'image/png' }),
    new File(['b'], 'nest.png', { type: 'image/png' }),
  ]);
  await form.findByText('2 images have no description');
  expect(form.queryByText('This doesn’t look like the selected language')).toBeNull();
  await user.click(await form.findByRole('button', { name: '1 more warning' }));
  form.getByText('This doesn’t look like the selected language');
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'Change' }));
  await user.click(form.getByRole('button', { name: 'Change' }));
  expect(document.activeElement).toBe(form.getByRole('combobox', { name: 'Language' }));

  await user.click(form.getByRole('button', { name: 'Add' }));
  const description = await screen.findByRole('textbox', { name: 'Description of heron.png' });
  await user.type(description, 'A heron');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await form.findByText('1 image has no description');
  await user.click(form.getByRole('button', { name: 'Add' }));
  await screen.findByRole('textbox', { name: 'Description of nest.png' });
});

test('DraftWarnings: selects a mention that reaches nobody', async () => {
  const { user, current } = await renderApp({ signedInAs: 'mira', path: '/main/friends' });
  const session = current.store.getState();
  await session.instanceLoaded;
  act(() => session.tables.accounts.merge({ id: 'jun', acct: 'jun', isDeactivated: true }));
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await user.type(text, 'Hello @jun');
  await form.findByText('You mention someone you’ve blocked or whose account no longer exists');
  await user.click(form.getByRole('button', { name: 'Show' }));
  expect(document.activeElement).toBe(text);
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('@jun');
});
