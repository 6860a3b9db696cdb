import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { chooseVisibility } from '#features/composer/testing/choose-visibility.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

test('OpenDraftText: re-renders no status card while typing in a long post with suggestions open', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  for (const status of ['Oldest', 'Older', 'Newest'])
    await jun.post('/api/v1/statuses', { status });
  const { user, current, clock } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/main/public',
  });
  await screen.findByText('Newest');
  await clock.advance(1500);
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const text = form.getByLabelText<HTMLTextAreaElement>('Text');
  const long = `${'🪶 herons '.repeat(40)}${'and more of them '.repeat(270)}`;
  fireEvent.change(text, { target: { value: long } });
  await user.type(text, ' :hear');
  await screen.findByRole('listbox', { name: 'Emoji' });

  /* Counts renders of status cards: each reads this preference when it renders, and nothing else
     does. */
  const get = vi.spyOn(current.store.getState().preferences, 'get');
  const cards = () => get.mock.calls.filter(([key]) => key === 'hidePostStats').length;
  await user.type(text, 't');
  await user.keyboard('{ArrowDown}{Enter}and on');
  expect(text.value).toContain('and on');
  expect(cards()).toBe(0);
  const [like] = screen.getAllByRole('button', { name: 'Like' });
  if (!like) throw new Error('no post is shown');
  await user.click(like);
  expect(cards()).toBeGreaterThan(0);
});

test('OpenDraftText: renders the lines above the buttons with the first letter, so clicks do not miss', async () => {
  const { user } = await renderApp({ signedInAs: 'mira', path: '/main/public' });
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  await chooseVisibility(user, form, 'Unlisted');
  fireEvent.change(form.getByLabelText('Text'), { target: { value: 'H' } });
  expect(form.getByText(/isn’t shown in public timelines/)).toBeDefined();
  fireEvent.change(form.getByLabelText('Text'), { target: { value: '' } });
  expect(form.queryByText(/isn’t shown in public timelines/)).toBeNull();
});

test('OpenTextCount: counts each letter at once, without rendering the form', async () => {
  const { user, current } = await renderApp({ signedInAs: 'mira', path: '/main/public' });
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const text = form.getByLabelText('Text');
  const left = () => Number(form.getByText(/characters left$/).textContent.replaceAll(/\D/g, ''));
  fireEvent.change(text, { target: { value: 'H' } });
  const before = left();
  /* Counts renders of the form: it reads this preference when it renders, and nothing else does. */
  const get = vi.spyOn(current.store.getState().preferences, 'get');
  const forms = () => get.mock.calls.filter(([key]) => key === 'alwaysShowSubjectInput').length;
  for (const value of ['He', 'Her', 'Hero', 'Heron']) {
    fireEvent.change(text, { target: { value } });
    expect(left()).toBe(before + 1 - value.length);
  }
  expect(forms()).toBe(0);
  await chooseVisibility(user, form, 'Unlisted');
  expect(forms()).toBeGreaterThan(0);
});

test('ContinueLine: shows the text typed in the dialog over it after a pause, without a render for each letter', async () => {
  const { user } = await renderApp({ signedInAs: 'mira', path: '/main/public' });
  await screen.findByRole('form', { name: 'New post' });
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const text = await dialog.findByRole('textbox', { name: 'Text' });
  for (const value of ['H', 'He', 'Her']) fireEvent.change(text, { target: { value } });
  const line = { name: 'Continue writing: Her', hidden: true };
  expect(screen.queryByRole('button', line)).toBeNull();
  await screen.findByRole('button', line);
});
