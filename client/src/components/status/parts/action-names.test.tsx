import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from '../testing/show-status.tsx';

/** Shows a status with these fields to mira, or to a visitor. */
async function show(fields: object, viewer: string | null = 'mira') {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  return await showStatus(String(body.id), { instance, as: viewer, fields });
}

test.each([
  [1, 'Like, 1', '1'],
  [12, 'Like, 12', '12'],
  [1234, 'Like, 1.2K', '1.2K'],
  [0, 'Like', ''],
])('StatusActions: names a button with the count %i “%s”', async (count, name, shown) => {
  await show({ favourites_count: count });
  const button = screen.getByRole('button', { name });
  expect(button.textContent).toBe(shown);
  expect(button.title).toBe(name);
});

test('StatusActions: names each button by its action and its count', async () => {
  const counts = { favourites_count: 1, reblogs_count: 2, replies_count: 3 };
  await show({ ...counts, pleroma: { quotes_count: 4 } });
  for (const name of ['Reply, 3', 'Quote, 4', 'Repeat, 2', 'Like, 1'])
    screen.getByRole('button', { name });
});

test('StatusActions: names the links of a visitor with their counts', async () => {
  await show({ favourites_count: 1, reblogs_count: 2, replies_count: 3 }, null);
  for (const name of ['Reply from your server, 3', 'Repeat from your server, 2'])
    screen.getByRole('link', { name });
  screen.getByRole('link', { name: 'Like from your server, 1' });
});

test.each(['Like', 'Repeat'])(
  'StatusActions: exposes the state of “%s” by aria-pressed under a constant name',
  async (name) => {
    const { user } = await show({});
    await user.click(screen.getByRole('button', { name, pressed: false }));
    await user.click(await screen.findByRole('button', { name: `${name}, 1`, pressed: true }));
    await screen.findByRole('button', { name, pressed: false });
  },
);

test('ReactionBar: names a reaction with its count as shown', async () => {
  await show({ emoji_reactions: [{ name: '🔥', count: 1234, me: false }] });
  const pill = screen.getByRole('button', { name: 'Reactions with 🔥: 1.2K' });
  expect(pill.textContent).toBe('🔥1.2K');
});
