import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from './testing/render-app.tsx';

/** Opens the local timeline with a status by jun, whom mira follows. */
async function openMenu({ hasList = true, displayName = 'Jun' } = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName });
  const mira = await instance.as('mira');
  const accountId = jun.account?.id ?? '';
  await mira.post(`/api/v1/accounts/${accountId}/follow`);
  const list = hasList ? (await mira.post('/api/v1/lists', { title: 'Herons' })).body : {};
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  const { user } = app;
  const choose = async (name: string): Promise<void> => {
    const post = (await screen.findByText('The heron is back')).closest('article');
    await user.click(within(post ?? document.body).getByRole('button', { name: 'More' }));
    const author = within(await screen.findByRole('group', { name: 'Jun · @jun' }));
    await user.click(author.getByRole('menuitem', { name }));
  };
  const relationship = async () => {
    const { body } = await mira.get(`/api/v1/accounts/relationships?id[]=${accountId}`);
    return body[0];
  };
  return { ...app, mira, accountId, listId: String(list.id), choose, relationship };
}

test('AuthorMenu: mutes the author, which hides the card, and can undo it', async () => {
  const { user, choose, relationship } = await openMenu();
  await choose('Mute');
  await waitFor(() => expect(screen.queryByText('The heron is back')).toBeNull());
  expect((await relationship()).muting).toBe(true);
  const notice = (await screen.findByText('@jun muted')).parentElement ?? document.body;
  await user.click(within(notice).getByRole('button', { name: 'Undo' }));
  await screen.findByText('The heron is back');
  await waitFor(async () => expect((await relationship()).muting).toBe(false));
});

test('AuthorMenu: undoes a mute by a shortcut and by the command palette while its notice is shown', async () => {
  const { user, choose, relationship } = await openMenu();
  await choose('Mute');
  await screen.findByText('@jun muted');
  await user.keyboard('z');
  await screen.findByText('The heron is back');
  await waitFor(async () => expect((await relationship()).muting).toBe(false));
  expect(screen.queryByText('@jun muted')).toBeNull();

  await choose('Mute');
  await screen.findByText('@jun muted');
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  await user.click(await palette.findByRole('option', { name: /^Undo/ }));
  await waitFor(async () => expect((await relationship()).muting).toBe(false));
  await user.keyboard('{Control>}k{/Control}');
  const again = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  await again.findByRole('option', { name: /^Write a post/ });
  expect(again.queryByRole('option', { name: /^Undo/ })).toBeNull();
});

test('AuthorMenu: dismisses the notice of a mute when the account is unmuted elsewhere', async () => {
  const { user, choose, relationship, go } = await openMenu();
  await choose('Mute');
  await screen.findByText('@jun muted');
  await go('/users/jun');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unmute' }));
  await waitFor(async () => expect((await relationship()).muting).toBe(false));
  await waitFor(() => expect(screen.queryByText('@jun muted')).toBeNull());
});

test('NoticeText: returns the focus to where it was when a notice is dismissed', async () => {
  const { user, choose, current } = await openMenu();
  const { notices } = current.store.getState();
  await choose('Mute');
  const notice = (await screen.findByText('@jun muted')).closest('output') ?? document.body;
  act(() => notices.raise({ level: 'success', messageKey: 'status.link_copied' }));
  await screen.findByText('Link copied');
  /* The menu closes, and the collapsed status gets the focus. */
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
  const heading = screen.getByRole('main');
  act(() => heading.focus());
  const [first, second] = within(notice).getAllByRole('button', { name: 'Dismiss' });
  act(() => first?.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('AuthorMenu: has an accessible name without the custom emoji in the author’s name', async () => {
  const { choose } = await openMenu({ displayName: 'Jun :teapot:' });
  await choose('Block');
  await screen.findByRole('dialog', { name: 'Block @jun?' });
});

test('AuthorMenu: asks for confirmation before muting if the preference is set, and always asks for how long to mute', async () => {
  const { user, choose, relationship, current } = await openMenu();
  current.store.getState().preferences.set('modalOnMute', true);
  await choose('Mute');
  const question = within(await screen.findByRole('dialog', { name: 'Mute @jun?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose('Mute for a while…');
  const again = within(await screen.findByRole('dialog', { name: 'Mute @jun?' }));
  expect((await relationship()).muting).toBe(false);
  await user.click(again.getByRole('button', { name: 'Mute' }));
  await waitFor(async () => expect((await relationship()).muting).toBe(true));
});

test('AuthorMenu: blocks the author after confirmation', async () => {
  const { user, choose, relationship } = await openMenu();
  await choose('Block');
  const question = within(await screen.findByRole('dialog', { name: 'Block @jun?' }));
  await user.click(question.getByRole('button', { name: 'Block' }));
  await waitFor(async () => expect((await relationship()).blocking).toBe(true));
});

test('AuthorMenu: hides the repeats of an author without confirmation, once it knows they are followed', async () => {
  const { user, choose, relationship } = await openMenu();
  await choose('Mention');
  await screen.findByRole('dialog', { name: 'New post' });
  await user.keyboard('{Escape}');
  await choose('Hide repeats');
  await waitFor(async () => expect((await relationship()).showing_reblogs).toBe(false));
});

test('AuthorMenu: adds the author to a list', async () => {
  const { user, choose, mira, listId, accountId } = await openMenu();
  await choose('Add to list…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add @jun to lists' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Herons' }));
  await waitFor(async () => {
    const { body } = await mira.get(`/api/v1/lists/${listId}/accounts`);
    expect(body).toMatchObject([{ id: accountId }]);
  });
});

test('ListMembershipCheckboxes: marks a list as busy while it is changed, keeps the focus, and shows the error of a failure', async () => {
  const { user, choose, faults } = await openMenu();
  await choose('Add to list…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add @jun to lists' }));
  const box = await dialog.findByRole('checkbox', { name: 'Herons' });
  const answer = Promise.withResolvers<Response>();
  faults.of = ({ method }) => (method === 'POST' ? answer.promise : undefined);
  await user.click(box);
  await waitFor(() => expect(box.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(box);
  expect(box).toHaveProperty('disabled', false);
  answer.resolve(Response.json({ error: 'Not today' }, { status: 403 }));
  await dialog.findByText(/Not today/);
  expect(box).toHaveProperty('checked', false);
  faults.of = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(box).toHaveProperty('checked', true));
});

test('ListMembershipCheckboxes: links a member without lists to the page of lists, which closes the dialog', async () => {
  const { user, choose, place } = await openMenu({ hasList: false });
  await choose('Add to list…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add @jun to lists' }));
  await user.click(await dialog.findByRole('link', { name: 'Create list' }));
  await screen.findByRole('heading', { level: 1, name: 'Lists and hashtags' });
  expect(place()).toBe('/lists');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AuthorMenu: opens a new filter with the author and words of the post, and does not replace an unsaved filter', async () => {
  const { user, choose, current } = await openMenu();
  await choose('Filter posts like this…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const form = within(await dialog.findByRole('form', { name: 'Advanced filter' }));
  const field = form.getByLabelText<HTMLTextAreaElement>('Words');
  expect(field.value).toBe('The heron is back');
  expect(document.activeElement).toBe(field);
  expect(form.getByLabelText<HTMLInputElement>('Author').value).toBe('jun');
  form.getByText('Matches 1 of 1 recent post.');
  await user.clear(field);
  await user.type(field, 'heron');
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  await choose('Filter posts like this…');
  const again = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await again.findByText(/^You have an unsaved filter/);
  expect(again.getByLabelText<HTMLTextAreaElement>('Words').value).toBe('heron');
  await user.click(again.getByRole('button', { name: 'Save filter' }));
  expect(current.store.getState().preferences.get('filterRules')).toMatchObject([
    { author: 'jun', words: ['heron'] },
  ]);
  expect(again.queryByText(/^You have an unsaved filter/)).toBeNull();
});
