import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';

async function open(options: RenderAppOptions = {}) {
  const app = await renderApp({ signedInAs: 'mira', path: '/main/friends', ...options });
  await app.current.store.getState().instanceLoaded;
  const mira = await app.instance.as('mira');
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  return { ...app, form, mira };
}

test('ThreadFields: sends the posts as a chain of replies in order', async () => {
  const { user, form, mira } = await open();
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'one');
  await chooseInMoreMenu(user, form, 'Continue as thread');
  const second = await form.findByRole('textbox', { name: 'Post 2' });
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard('two');
  await user.click(form.getByRole('button', { name: 'Add another post' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'Post 3' })),
  );
  await user.keyboard('three');
  await user.click(form.getByRole('button', { name: 'More options' }));
  expect(form.queryByRole('menuitemcheckbox', { name: 'Schedule' })).toBeNull();
  await user.keyboard('{Escape}');
  form.getByRole('textbox', { name: 'Post 3' }).focus();
  form.getByRole('button', { name: 'Post thread' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  const home = async () => (await mira.get('/api/v1/timelines/home')).body;
  await waitFor(async () => expect(await home()).toHaveLength(3));
  const [third, middle, first] = await home();
  expect([first, middle, third].map(({ pleroma }) => pleroma.content['text/plain'])).toEqual([
    'one',
    'two',
    'three',
  ]);
  expect([middle.in_reply_to_id, third.in_reply_to_id]).toEqual([first.id, middle.id]);
  expect(form.queryByRole('textbox', { name: 'Post 2' })).toBeNull();
});

test('ThreadFields: does not send an empty or too long post, and removes posts', async () => {
  const { user, form, area, instance, unmount } = await open({
    instanceOptions: { config: { limits: { status: 10 } } },
  });
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'one');
  await chooseInMoreMenu(user, form, 'Continue as thread');
  await form.findByRole('textbox', { name: 'Post 2' });
  await user.click(form.getByRole('button', { name: 'Post thread' }));
  await form.findByText('Write something or attach a file first');
  await user.type(form.getByRole('textbox', { name: 'Post 2' }), 'as long');
  expect(form.getByRole('button', { name: 'Post thread' })).toHaveProperty('disabled', false);
  await user.click(form.getByRole('button', { name: 'Content warning (CW)' }));
  await user.type(form.getByRole('textbox', { name: 'Content warning' }), 'birds');
  expect(form.getByRole('button', { name: 'Post thread' })).toHaveProperty('disabled', true);
  await user.clear(form.getByRole('textbox', { name: 'Content warning' }));
  await user.clear(form.getByRole('textbox', { name: 'Post 2' }));
  await user.type(form.getByRole('textbox', { name: 'Post 2' }), 'much too long');
  expect(form.getByRole('button', { name: 'Post thread' })).toHaveProperty('disabled', true);
  expect(form.getByRole('textbox', { name: 'Post 2' }).getAttribute('aria-describedby')).toBe(
    form.getByText('3 characters too many').id,
  );
  unmount();

  const again = await open({ area, instance });
  const left = again.form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Post 2' });
  expect(left.value).toBe('much too long');
  await again.user.click(again.form.getByRole('button', { name: 'Remove post 2' }));
  expect(again.form.getByRole('button', { name: 'Post' })).toHaveProperty('disabled', false);
});
