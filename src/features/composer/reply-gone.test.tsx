import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';
import { removeStatus } from '#session/remove-status.ts';

const cardWith = async (id: string) =>
  waitFor(() => {
    const card = document.querySelector<HTMLElement>(`[data-status="${id}"]`);
    if (!card) throw new Error('not drawn yet');
    return card;
  });

const textIn = (form: HTMLElement) =>
  within(form).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

/** Mira reads two posts of jun's at `path`, the older of which is the first; `goes` deletes that one. */
async function prepare(path?: (id: string) => string) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  const older = String((await jun.post('/api/v1/statuses', { status: 'The crane' })).body.id);
  const asked = { status: 'The heron is back', visibility: 'unlisted' };
  const id = String((await jun.post('/api/v1/statuses', asked)).body.id);
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path: path?.(id) ?? '/main/friends',
  });
  const session = () => app.current.store.getState();
  const card = await cardWith(id);
  const open = async (at = card) => {
    await app.user.click(within(at).getByRole('button', { name: 'Reply' }));
    return within(at).findByRole('form', { name: 'Reply to @jun' });
  };
  const begin = async (words: string) => {
    const form = await open();
    await app.user.type(textIn(form), words);
    return form;
  };
  const goes = (): void => act(() => removeStatus(session(), id));
  const posts = async () => (await mira.get('/api/v1/timelines/home')).body;
  return { ...app, id, older, card, open, begin, goes, posts };
}

const places = [
  { where: 'a timeline', path: undefined },
  { where: 'a conversation', path: (id: string) => `/notice/${id}` },
];

test.each(places)(
  'in $where an answer that was begun stays as a draft when its post is deleted, and says so',
  async ({ path }) => {
    const { begin, goes, card, user } = await prepare(path);
    const form = await begin('so it is');
    textIn(form).setSelectionRange(3, 3);
    goes();
    within(card).getByText('This post was deleted');
    expect(within(card).getByRole('form')).toBe(form);
    expect(within(form).getByRole('alert').textContent).toContain('was deleted');
    expect(document.activeElement).toBe(textIn(form));
    await user.keyboard('+');
    expect(textIn(form).value).toBe('@ju+n so it is');
  },
);

test('it is then posted by itself, and read by no more people than before', async () => {
  const { begin, goes, card, user, posts } = await prepare();
  const form = await begin('so it is');
  goes();
  await user.click(within(form).getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(card.isConnected).toBe(false));
  const [own] = await posts();
  expect(own).toMatchObject({ in_reply_to_id: null, visibility: 'unlisted' });
  expect(own.content).toContain('so it is');
});

test('discarding it takes its place away, and leads the focus to the next post', async () => {
  const { begin, goes, card, user, older, area } = await prepare();
  const form = await begin('so it is');
  goes();
  await user.click(within(form).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(card.isConnected).toBe(false));
  const next = await cardWith(older);
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(area.getItem('drafts') ?? '').not.toContain('so it is');
});

test('it stays open beside another answer', async () => {
  const { begin, goes, open, older } = await prepare();
  const form = await begin('so it is');
  goes();
  await open(await cardWith(older));
  expect(screen.getAllByRole('form', { name: 'Reply to @jun' })).toHaveLength(2);
  expect(textIn(form).value).toBe('@jun so it is');
});

test('an answer in which nothing was written goes with its post', async () => {
  const { open, goes, card, older } = await prepare();
  await open();
  goes();
  await waitFor(() => expect(card.isConnected).toBe(false));
  const next = await cardWith(older);
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('in a conversation an empty form and a button in use leave the focus with their post', async () => {
  const { open, goes, card } = await prepare((id) => `/notice/${id}`);
  await open();
  goes();
  within(card).getByText('This post was deleted');
  expect(within(card).queryByRole('form')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(card));
});

test('in a conversation a post that is deleted while one of its buttons has the focus keeps it', async () => {
  const { goes, card } = await prepare((id) => `/notice/${id}`);
  act(() => within(card).getByRole('button', { name: 'Reply' }).focus());
  goes();
  await waitFor(() => expect(document.activeElement).toBe(card));
});

test('where the post goes while its answer is being sent, a failure leaves the words in the form', async () => {
  const { begin, goes, card, user, faults, posts } = await prepare();
  const form = await begin('so it is');
  const held = Promise.withResolvers<'offline'>();
  faults.of = ({ method }) => (method === 'POST' ? held.promise : undefined);
  await user.keyboard('{Control>}{Enter}{/Control}');
  goes();
  within(card).getByText('This post was deleted');
  expect(within(form).queryByRole('alert')).toBeNull();
  held.resolve('offline');
  await within(form).findByText(/This will stand by itself/);
  expect(textIn(form).value).toBe('@jun so it is');
  expect(JSON.stringify(await posts())).not.toContain('so it is');
});
