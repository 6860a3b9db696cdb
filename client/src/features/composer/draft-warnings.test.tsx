import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';

test('DraftWarnings: shows warnings, does not block posting and can be switched off', async () => {
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
  await form.findByText('You just posted almost the same text.');
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
  await form.findByText('You just posted almost the same text.');
});
