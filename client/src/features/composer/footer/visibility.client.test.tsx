import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';
import {
  chooseVisibility,
  findVisibilityButton,
} from '#features/composer/testing/choose-visibility.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function write(settings: Record<string, unknown> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira', { settings });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  const session = app.current.store.getState();
  await session.instanceLoaded;
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  return {
    ...app,
    session,
    form,
    text: form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }),
    press: (name: string) => app.user.click(form.getByRole('button', { name })),
    newest: async () => (await mira.get('/api/v1/timelines/home')).body[0],
  };
}

test('VisibilityNotice: warns about followers-only posts from an unlocked account and links to the lock setting [R-COMP-007 R-COMP-044]', async () => {
  const { user, form, text } = await write({ privacy: 'private' });
  await user.type(text, 'for followers');
  await form.findByText(/Your account isn’t locked/);
  form.getByRole('button', { name: 'Change this in Settings' });
  await chooseVisibility(user, form, 'Public');
  expect(form.queryByText(/Your account isn’t locked/)).toBeNull();
});

test('VisibilityNotice: is not shown for public posts, and stays dismissed [R-COMP-047]', async () => {
  const { user, form, text, press, session } = await write();
  const notice = () => form.queryByText(/isn’t shown in public timelines/);
  await user.type(text, 'hello');
  expect(form.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  await chooseVisibility(user, form, 'Unlisted');
  expect(notice()).not.toBeNull();
  await press('Dismiss');
  expect(notice()).toBeNull();
  expect(session.preferences.get('hideScopeNotice')).toBe(true);
});

test('Composer: has a button “Send” for a direct post, and says who can read the post', async () => {
  const { user, form, text, press, newest } = await write();
  expect(form.queryByText(/end-to-end encrypted/)).toBeNull();
  await chooseVisibility(user, form, 'Direct');
  await user.type(text, '@jun hello');
  await form.findByText(/can read this. It isn’t end-to-end encrypted/);
  await press('Send');
  await waitFor(() => expect(text.value).toBe(''));
  expect((await newest()).visibility).toBe('direct');
});

test('Composer: says that a direct post mentions no one, and offers to add people', async () => {
  const { user, form, text, instance, clock } = await write();
  await instance.as('jun');
  await user.type(text, 'hello');
  expect(form.queryByText(/No one is mentioned/)).toBeNull();
  await chooseVisibility(user, form, 'Direct');
  await form.findByText('No one is mentioned yet, so only you could read this message.');
  await user.click(form.getByRole('button', { name: 'Add people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  await user.type(dialog.getByRole('searchbox'), 'jun');
  await act(() => clock.advance(500));
  await user.click(await dialog.findByRole('button', { name: 'Add jun' }));
  expect(text.value).toBe('@jun hello');
  await waitFor(() => expect(form.queryByText(/No one is mentioned/)).toBeNull());
});

test('AudienceField: a direct post goes to the chosen people only [R-COMP-059]', async () => {
  const { user, form, text, press, instance, clock, newest } = await write();
  const jun = await instance.as('jun');
  const sal = await instance.as('sal');
  await chooseVisibility(user, form, 'Direct');
  await user.type(text, 'hello @sal');
  await user.click(await form.findByRole('button', { name: 'Choose who can read it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  await user.type(dialog.getByRole('searchbox'), 'jun');
  await act(() => clock.advance(500));
  await user.click(await dialog.findByRole('button', { name: 'Add jun' }));
  const list = within(await form.findByRole('list', { name: 'Only these people can read this' }));
  list.getByRole('button', { name: 'Remove @jun' });
  form.getByText(/Only you and the people listed can read this/);
  form.getByText('Mentioned, but can’t read it: @sal');
  expect(form.queryByText(/Only the people mentioned/)).toBeNull();
  await press('Send');
  await waitFor(() => expect(text.value).toBe(''));
  const { id, visibility } = await newest();
  expect(visibility).toBe('direct');
  expect((await jun.get(`/api/v1/statuses/${id}`)).status).toBe(200);
  expect((await sal.get(`/api/v1/statuses/${id}`)).status).toBe(404);
});

test('AudienceField: a post that is scheduled while it is public has no chosen people left [R-COMP-059]', async () => {
  const { user, form, instance, clock } = await write();
  await instance.as('jun');
  await chooseVisibility(user, form, 'Direct');
  await user.click(await form.findByRole('button', { name: 'Choose who can read it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  await user.type(dialog.getByRole('searchbox'), 'jun');
  await act(() => clock.advance(500));
  await user.click(await dialog.findByRole('button', { name: 'Add jun' }));
  await form.findByRole('list', { name: 'Only these people can read this' });
  await chooseVisibility(user, form, 'Public');
  await chooseInMoreMenu(user, form, 'Schedule');
  await chooseVisibility(user, form, 'Direct');
  await form.findByText('No one is mentioned yet, so only you could read this message.');
  expect(form.queryByRole('list', { name: 'Only these people can read this' })).toBeNull();
});

test('VisibilityMenu: letters and arrows move between the choices, which are radio items', async () => {
  const { user, form } = await write();
  findVisibilityButton(form).focus();
  await user.keyboard('{ArrowDown}');
  const menu = within(form.getByRole('menu', { name: 'Visibility' }));
  expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toMatch(/^Public/);
  await user.keyboard('f');
  expect(document.activeElement?.textContent).toMatch(/^Followers only/);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(findVisibilityButton(form).textContent).toBe('Local');
  expect(document.activeElement).toBe(findVisibilityButton(form));
});
