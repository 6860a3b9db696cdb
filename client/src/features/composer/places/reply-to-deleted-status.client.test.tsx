import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { removeStatus } from '#session/remove-status.ts';

const cardWith = async (id: string) =>
  waitFor(() => {
    const card = document.querySelector<HTMLElement>(`[data-status="${id}"]`);
    if (!card) throw new Error('not drawn yet');
    return card;
  });

const textIn = (form: HTMLElement) =>
  within(form).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

/** Shows two of jun's posts at `path`, the older one first; `goes` deletes the older one. */
async function prepare(path?: (id: string) => string) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  const older = String((await jun.post('/api/v1/statuses', { status: 'The crane' })).body.id);
  const body = { status: 'The heron is back', visibility: 'unlisted' };
  const id = String((await jun.post('/api/v1/statuses', body)).body.id);
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path: path?.(id) ?? '/main/friends',
  });
  const session = () => app.current.store.getState();
  const card = await cardWith(id);
  const open = async (at = card) => {
    await app.user.click(within(at).getByRole('button', { name: 'Reply' }));
    return within(at).findByRole('form', { name: /^Reply to @jun/ });
  };
  const setUp = async (text: string) => {
    const form = await open();
    await app.user.type(textIn(form), text);
    return form;
  };
  const removePost = (): void => act(() => removeStatus(session(), id));
  const posts = async () => (await mira.get('/api/v1/timelines/home')).body;
  return { ...app, id, older, card, open, setUp, goes: removePost, posts };
}

const places = [
  { where: 'a timeline', path: undefined },
  { where: 'a conversation', path: (id: string) => `/notice/${id}` },
];

test.each(places)(
  'InlineComposer: keeps the draft when its status is deleted in $where, and says that it was deleted',
  async ({ path }) => {
    const { setUp, goes: removePost, card, user } = await prepare(path);
    const form = await setUp('so it is');
    textIn(form).setSelectionRange(3, 3);
    removePost();
    within(card).getByText('This post was deleted');
    expect(within(card).getByRole('form')).toBe(form);
    expect(within(form).getByRole('alert').textContent).toContain('was deleted');
    expect(document.activeElement).toBe(textIn(form));
    await user.keyboard('+');
    expect(textIn(form).value).toBe('@ju+n so it is');
  },
);

test('InlineComposer: posts the draft of a deleted status as a new post with no wider visibility', async () => {
  const { setUp, goes: removePost, card, user, posts } = await prepare();
  const form = await setUp('so it is');
  removePost();
  await user.click(within(form).getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(card.isConnected).toBe(false));
  const [own] = await posts();
  expect(own).toMatchObject({ in_reply_to_id: null, visibility: 'unlisted' });
  expect(own.content).toContain('so it is');
});

test('InlineComposer: removes the row when the draft is discarded and focuses the next status', async () => {
  const { setUp, goes: removePost, card, user, older, area } = await prepare();
  const form = await setUp('so it is');
  removePost();
  await user.click(within(form).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(card.isConnected).toBe(false));
  const next = await cardWith(older);
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(area.getItem('drafts') ?? '').not.toContain('so it is');
});

test('InlineComposer: stays open beside another reply', async () => {
  const { setUp, goes: removePost, open, older } = await prepare();
  const form = await setUp('so it is');
  removePost();
  await open(await cardWith(older));
  const forms = screen.getAllByRole('form', { name: /^Reply to @jun: / });
  expect(new Set(forms.map((each) => each.getAttribute('aria-label'))).size).toBe(2);
  expect(textIn(form).value).toBe('@jun so it is');
});

test('InlineComposer: closes with its deleted status if nothing was entered', async () => {
  const { open, goes: removePost, card, older } = await prepare();
  await open();
  removePost();
  await waitFor(() => expect(card.isConnected).toBe(false));
  const next = await cardWith(older);
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('InlineComposer: moves the focus to the deleted status of a conversation if its form or a button was focused', async () => {
  const { open, goes: removePost, card } = await prepare((id) => `/notice/${id}`);
  await open();
  removePost();
  within(card).getByText('This post was deleted');
  expect(within(card).queryByRole('form')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(card));
});

test('Conversation: moves the focus to a deleted status if one of its buttons was focused', async () => {
  const { goes: removePost, card } = await prepare((id) => `/notice/${id}`);
  act(() => within(card).getByRole('button', { name: 'Reply' }).focus());
  removePost();
  await waitFor(() => expect(document.activeElement).toBe(card));
});

test('InlineComposer: keeps the text if sending fails after the status was deleted', async () => {
  const { setUp, goes: removePost, card, user, faults, posts } = await prepare();
  const form = await setUp('so it is');
  const pendingResponse = Promise.withResolvers<'offline'>();
  faults.of = ({ method }) => (method === 'POST' ? pendingResponse.promise : undefined);
  await user.keyboard('{Control>}{Enter}{/Control}');
  removePost();
  within(card).getByText('This post was deleted');
  expect(within(form).queryByRole('alert')).toBeNull();
  pendingResponse.resolve('offline');
  await within(form).findByText(/Yours will be a new post/);
  expect(textIn(form).value).toBe('@jun so it is');
  expect(JSON.stringify(await posts())).not.toContain('so it is');
});
