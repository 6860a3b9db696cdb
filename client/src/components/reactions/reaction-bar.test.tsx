import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showStatus, type ShowOptions } from '#components/status/testing/show-status.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function prepare(show: Partial<ShowOptions> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const id = String(body.id);
  const react = (emoji: string, on = true) => {
    const path = `/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent(emoji)}`;
    return on ? jun.put(path) : jun.delete(path);
  };
  await react('🔥');
  await react('🪶');
  const truth = async (): Promise<string[]> => {
    const { body: list } = await (
      await instance.as('mira')
    ).get(`/api/v1/pleroma/statuses/${id}/reactions`);
    return list.map((one: { name: string; count: number; me: boolean }) =>
      [one.name, one.count, one.me].join(' '),
    );
  };
  return { ...(await showStatus(id, { instance, ...show })), id, truth };
}

const pills = () =>
  screen.getAllByRole('button', { name: /^Reactions with/ }).map((pill) => pill.textContent);
const fire = () => screen.getByRole('button', { name: /^Reactions with 🔥: / });

test('ReactionBar: shows reactions with their counts [R-STATUS-012]', async () => {
  await prepare();
  expect(pills()).toEqual(['🔥1', '🪶1']);
  screen.getByRole('button', { name: 'Reactions with 🔥: 1', pressed: false });
});

test('ReactionBar: shows the shortcode of a reaction whose image fails to load', async () => {
  const { know, id } = await prepare();
  const url = 'https://media.example/gone.png';
  await know(id, { emoji_reactions: [{ name: 'heron', count: 2, me: false, url }] });
  fireEvent.error(screen.getByAltText(/heron/));
  expect(screen.queryByRole('img')).toBeNull();
  expect(pills()).toEqual([expect.stringMatching(/heron.*2/)]);
  // A long shortcode is truncated by an element of its own. If it were a text node of the button,
  // it would overflow the card.
  expect(screen.getByText(':heron:').localName).toBe('span');
});

test('ReactionBar: shows the viewer’s reaction before the server responds, and its removal after a second click [R-ACT-007]', async () => {
  const { user, faults, truth, requested } = await prepare();
  const first = Promise.withResolvers<undefined>();
  faults.of = ({ method }) => (method === 'PUT' ? first.promise : undefined);
  await user.click(fire());
  await screen.findByRole('button', { name: 'Reactions with 🔥: 2', pressed: true });
  expect(await truth()).toContain('🔥 1 false');
  first.resolve(undefined);
  await waitFor(async () => expect(await truth()).toContain('🔥 2 true'));
  expect(fire().textContent).toBe('🔥2');
  await user.click(fire());
  await screen.findByRole('button', { name: 'Reactions with 🔥: 1', pressed: false });
  await waitFor(async () => expect(await truth()).toContain('🔥 1 false'));
  const sent = requested().filter((line) => /^(PUT|DELETE) /.test(line));
  expect(sent.map((line) => line.split(' ')[0])).toEqual(['PUT', 'DELETE']);
});

test('ReactionBar: reverts a failed reaction and shows the error on the status', async () => {
  const { user, faults } = await prepare();
  faults.of = ({ method }) => (method === 'PUT' ? Response.json({}, { status: 500 }) : undefined);
  await user.click(fire());
  await screen.findByText('The server had a problem, try again');
  screen.getByRole('button', { name: 'Reactions with 🔥: 1', pressed: false });
});

test('toggleReaction: refetches the status and shows no error when the server already has the reaction', async () => {
  const { user, faults, requested, instance, id } = await prepare();
  const mira = await instance.as('mira');
  await mira.put(`/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent('🔥')}`);
  faults.of = ({ method }) =>
    method === 'PUT' ? Response.json({ error: 'already' }, { status: 400 }) : undefined;
  await user.click(fire());
  await waitFor(() => expect(requested().some((line) => line.endsWith('/reactions'))).toBe(true));
  await screen.findByRole('button', { name: 'Reactions with 🔥: 2', pressed: true });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ReactionBar: reverts a refused reaction and shows the server’s message', async () => {
  const { user, faults } = await prepare();
  const error = 'Could not add reaction emoji';
  faults.of = ({ method }) =>
    method === 'PUT' ? Response.json({ error }, { status: 400 }) : undefined;
  await user.click(fire());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`“Reaction 🔥” failed: The server says: ${error}`);
  screen.getByRole('button', { name: 'Reactions with 🔥: 1', pressed: false });
});

test('ReactionBar: moves the focus to the status when the viewer removes the focused reaction, also if the server refuses', async () => {
  const { user, faults } = await prepare({ as: 'jun' });
  const pendingResponse = Promise.withResolvers<Response>();
  faults.of = ({ method }) => (method === 'DELETE' ? pendingResponse.promise : undefined);
  act(() => fire().focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(pills()).toEqual(['🪶1']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  pendingResponse.resolve(Response.json({}, { status: 500 }));
  await screen.findByRole('alert');
  expect(pills()).toEqual(['🔥1', '🪶1']);
  expect(document.activeElement).toBe(screen.getByRole('article'));
});

test('ReactionBar: disappears when its last account removes it', async () => {
  const { user, truth } = await prepare({ as: 'jun' });
  await user.click(fire());
  await waitFor(() => expect(pills()).toEqual(['🪶1']));
  await waitFor(async () => expect(await truth()).toEqual(['🪶 1 false']));
});

test('ReactionBar: shows a visitor reactions that cannot be clicked [R-ACT-017]', async () => {
  const { user, requested } = await prepare({ as: null });
  const before = requested().length;
  expect(fire().getAttribute('aria-disabled')).toBe('true');
  expect(fire().getAttribute('aria-pressed')).toBeNull();
  await user.click(fire());
  expect(requested().slice(before)).toEqual([]);
});

const many = Array.from({ length: 15 }, (_, index) => ({
  name: `blob${index}`,
  url: `https://media.example/blob${index}.png`,
  count: 15 - index,
  me: false,
}));

test('ReactionBar: shows twelve of fifteen reactions, and all after a click on “3 more reactions” [R-STATUS-031 R-CONST-094]', async () => {
  const { user } = await prepare({ fields: { emoji_reactions: many } });
  expect(pills()).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: '3 more reactions' }));
  expect(pills()).toHaveLength(15);
  screen.getByRole('img', { name: ':blob14:' });
});

test('WhoReacted: shows an error when the accounts cannot be loaded', async () => {
  const { faults } = await prepare();
  faults.of = ({ url }) => (url.includes('/reactions') ? 'offline' : undefined);
  act(() => fire().focus());
  const people = within(await screen.findByRole('region', { name: 'People who reacted with 🔥' }));
  await people.findByText('Failed to connect to server, try again');
});

test('WhoReacted: lists who reacted when a reaction is focused', async () => {
  await prepare();
  act(() => fire().focus());
  const people = within(await screen.findByRole('region', { name: 'People who reacted with 🔥' }));
  const person = await people.findByRole('link', { name: 'Jun' });
  expect(person.getAttribute('href')).toBe('/jun');
});

test('StatusReactions: hides reactions in timelines if configured, but not on the focused status', async () => {
  const { session, redraw } = await prepare();
  act(() => void session.preferences.set('emojiReactionsOnTimeline', false));
  expect(screen.queryByRole('button', { name: /^Reactions with 🔥: / })).toBeNull();
  redraw({ variant: 'focused' });
  fire();
});

test('ReactionBar: moves the focus to the status when another account’s change removes the focused reaction', async () => {
  const { know, id } = await prepare();
  act(() => fire().focus());
  await know(id, { emoji_reactions: [{ name: '🪶', count: 1, me: false }] });
  expect(pills()).toEqual(['🪶1']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});

test('WhoReacted: keeps the focus in the list of accounts when loading is retried by keyboard', async () => {
  const { faults, user } = await prepare();
  faults.of = ({ url }) =>
    url.includes('/reactions') ? Response.json({ error: 'No' }, { status: 500 }) : undefined;
  act(() => fire().focus());
  const region = await screen.findByRole('region', { name: 'People who reacted with 🔥' });
  const again = await within(region).findByRole('button', { name: 'Try again' });
  act(() => again.focus());
  faults.of = () => undefined;
  await user.keyboard('{Enter}');
  expect(again.isConnected).toBe(false);
  await within(region).findByRole('link', { name: 'Jun' });
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(region.contains(document.activeElement)).toBe(true);
});
