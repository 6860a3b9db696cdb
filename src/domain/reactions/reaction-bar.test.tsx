import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showStatus, type ShowOptions } from '#domain/status/testing/show-status.tsx';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';

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
  screen.getAllByRole('button', { name: /reaction/ }).map((pill) => pill.textContent);
const fire = () => screen.getByRole('button', { name: /^🔥 reactions: / });

test('reactions show with their counts [R-STATUS-012]', async () => {
  await prepare();
  expect(pills()).toEqual(['🔥1', '🪶1']);
  screen.getByRole('button', { name: '🔥 reactions: 1', pressed: false });
});

test('a reaction whose picture does not come shows its name', async () => {
  const { know, id } = await prepare();
  const url = 'https://media.example/gone.png';
  await know(id, { emoji_reactions: [{ name: 'heron', count: 2, me: false, url }] });
  fireEvent.error(screen.getByAltText(/heron/));
  expect(screen.queryByRole('img')).toBeNull();
  expect(pills()).toEqual([expect.stringMatching(/heron.*2/)]);
});

test('pressing one joins it, pressing one’s own leaves it, both at once and one request at a time [R-ACT-007]', async () => {
  const { user, faults, truth, asked } = await prepare();
  const first = Promise.withResolvers<undefined>();
  faults.of = ({ method }) => (method === 'PUT' ? first.promise : undefined);
  await user.click(fire());
  await screen.findByRole('button', { name: '🔥 reactions: 2', pressed: true });
  expect(await truth()).toContain('🔥 1 false');
  first.resolve(undefined);
  await waitFor(async () => expect(await truth()).toContain('🔥 2 true'));
  expect(fire().textContent).toBe('🔥2');
  await user.click(fire());
  await screen.findByRole('button', { name: '🔥 reactions: 1', pressed: false });
  await waitFor(async () => expect(await truth()).toContain('🔥 1 false'));
  const sent = asked().filter((line) => /^(PUT|DELETE) /.test(line));
  expect(sent.map((line) => line.split(' ')[0])).toEqual(['PUT', 'DELETE']);
});

test('a reaction that fails is taken back, and told on the post', async () => {
  const { user, faults } = await prepare();
  faults.of = ({ method }) => (method === 'PUT' ? Response.json({}, { status: 500 }) : undefined);
  await user.click(fire());
  await screen.findByText('The server had a problem, try again');
  screen.getByRole('button', { name: '🔥 reactions: 1', pressed: false });
});

test('what is so already is no failure: it is asked how things stand', async () => {
  const { user, faults, asked, instance, id } = await prepare();
  const mira = await instance.as('mira');
  await mira.put(`/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent('🔥')}`);
  faults.of = ({ method }) =>
    method === 'PUT' ? Response.json({ error: 'already' }, { status: 400 }) : undefined;
  await user.click(fire());
  await waitFor(() => expect(asked().some((line) => line.endsWith('/reactions'))).toBe(true));
  await screen.findByRole('button', { name: '🔥 reactions: 2', pressed: true });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a reaction that the server refuses is taken back, and told in its words', async () => {
  const { user, faults } = await prepare();
  const error = 'Could not add reaction emoji';
  faults.of = ({ method }) =>
    method === 'PUT' ? Response.json({ error }, { status: 400 }) : undefined;
  await user.click(fire());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`Reaction 🔥: The server says: ${error}`);
  screen.getByRole('button', { name: '🔥 reactions: 1', pressed: false });
});

test('where one’s own reaction goes with the press, the focus stays with the post', async () => {
  const { user, faults } = await prepare({ as: 'jun' });
  const answer = Promise.withResolvers<Response>();
  faults.of = ({ method }) => (method === 'DELETE' ? answer.promise : undefined);
  act(() => fire().focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(pills()).toEqual(['🪶1']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  answer.resolve(Response.json({}, { status: 500 }));
  await screen.findByRole('alert');
  expect(pills()).toEqual(['🔥1', '🪶1']);
  expect(document.activeElement).toBe(screen.getByRole('article'));
});

test('the last one to leave takes the reaction away', async () => {
  const { user, truth } = await prepare({ as: 'jun' });
  await user.click(fire());
  await waitFor(() => expect(pills()).toEqual(['🪶1']));
  await waitFor(async () => expect(await truth()).toEqual(['🪶 1 false']));
});

test('a visitor sees the reactions and has no button to react [R-ACT-017]', async () => {
  const { user, asked } = await prepare({ as: null });
  const before = asked().length;
  expect(fire().getAttribute('aria-disabled')).toBe('true');
  expect(fire().getAttribute('aria-pressed')).toBeNull();
  await user.click(fire());
  expect(asked().slice(before)).toEqual([]);
});

const many = Array.from({ length: 15 }, (_, index) => ({
  name: `blob${index}`,
  url: `https://media.example/blob${index}.png`,
  count: 15 - index,
  me: false,
}));

test('a status shows twelve reactions until more are asked for [R-STATUS-031 R-CONST-094]', async () => {
  const { user } = await prepare({ fields: { emoji_reactions: many } });
  expect(pills()).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: '+3 more' }));
  expect(pills()).toHaveLength(15);
  screen.getByRole('img', { name: ':blob14:' });
});

test('who gave a reaction may not be had, which is said', async () => {
  const { faults } = await prepare();
  faults.of = ({ url }) => (url.includes('/reactions') ? 'offline' : undefined);
  act(() => fire().focus());
  const people = within(await screen.findByRole('region', { name: 'Who reacted with 🔥' }));
  await people.findByText('Failed to connect to server, try again');
});

test('pointing at a reaction shows who gave it', async () => {
  await prepare();
  act(() => fire().focus());
  const people = within(await screen.findByRole('region', { name: 'Who reacted with 🔥' }));
  const person = await people.findByRole('link', { name: 'Jun' });
  expect(person.getAttribute('href')).toBe('/jun');
});

test('in timelines reactions can be left out; the one that is read shows them', async () => {
  const { session, redraw } = await prepare();
  act(() => void session.preferences.set('emojiReactionsOnTimeline', false));
  expect(screen.queryByRole('button', { name: /^🔥 reactions: / })).toBeNull();
  redraw({ variant: 'focused' });
  fire();
});

test('a reaction that somebody else takes away leaves the focus with the post', async () => {
  const { know, id } = await prepare();
  act(() => fire().focus());
  await know(id, { emoji_reactions: [{ name: '🪶', count: 1, me: false }] });
  expect(pills()).toEqual(['🪶1']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});

test('who tries again by key to have the people who reacted stays among them', async () => {
  const { faults, user } = await prepare();
  faults.of = ({ url }) =>
    url.includes('/reactions') ? Response.json({ error: 'No' }, { status: 500 }) : undefined;
  act(() => fire().focus());
  const region = await screen.findByRole('region', { name: 'Who reacted with 🔥' });
  const again = await within(region).findByRole('button', { name: 'Try again' });
  act(() => again.focus());
  faults.of = () => undefined;
  await user.keyboard('{Enter}');
  expect(again.isConnected).toBe(false);
  await within(region).findByRole('link', { name: 'Jun' });
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(region.contains(document.activeElement)).toBe(true);
});
