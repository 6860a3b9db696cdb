import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { type ShowOptions, showStatus } from '#components/status/testing/show-status.tsx';

async function prepare(show: Partial<ShowOptions> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const shown = await showStatus(String(body.id), { instance, ...show });
  const open = async () => {
    await shown.user.click(screen.getByRole('button', { name: 'React' }));
    await shown.user.click(await screen.findByRole('button', { name: 'More emoji' }));
    const picker = within(await screen.findByRole('region', { name: 'Emoji' }));
    await picker.findByRole('button', { name: 'grinning face' });
    return picker;
  };
  const search = async (picker: Awaited<ReturnType<typeof open>>, words: string) => {
    await shown.user.type(picker.getByLabelText('Search emoji'), words);
    await shown.clock.advance(500);
  };
  return { ...shown, open, search };
}

const focused = () => {
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.getAttribute('title');
};

test('ReactButton: adds a searched Unicode emoji, and removes it when it is picked again [R-CONST-064]', async () => {
  const { user, open, clock } = await prepare();
  const picker = await open();
  await user.type(picker.getByLabelText('Search emoji'), 'flamingo');
  await clock.advance(499);
  picker.getByRole('button', { name: 'grinning face' });
  await clock.advance(1);
  await user.click(await picker.findByRole('button', { name: 'flamingo' }));
  expect(screen.queryByRole('region', { name: 'Emoji' })).toBeNull();
  await screen.findByRole('button', { name: 'Reactions with 🦩: 1', pressed: true });
  const again = await open();
  await user.click(await again.findByRole('button', { name: 'flamingo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reactions with/ })).toBeNull());
});

test('ReactButton: offers a few emoji first with the last picked one in front, and removes the viewer’s reaction', async () => {
  const { user } = await prepare();
  const react = screen.getByRole('button', { name: 'React' });
  await user.click(react);
  const first = within(await screen.findByRole('region', { name: 'Quick reactions' }));
  expect(first.getAllByRole('button', { pressed: false })).toHaveLength(7);
  await waitFor(() => expect(focused()).toBe('❤️'));
  await user.click(first.getByRole('button', { name: '🔥' }));
  expect(screen.queryByRole('region', { name: 'Quick reactions' })).toBeNull();
  await screen.findByRole('button', { name: 'Reactions with 🔥: 1', pressed: true });
  expect(document.activeElement).toBe(react);
  await user.click(react);
  const next = within(await screen.findByRole('region', { name: 'Quick reactions' }));
  expect(next.getAllByRole('button')[0]?.textContent).toBe('🔥');
  await user.click(next.getByRole('button', { name: '🔥', pressed: true }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /reactions:/ })).toBeNull());
});

test('ReactButton: adds a custom emoji by name and shows its image [R-CAP-032]', async () => {
  const { user, open, search, instance } = await prepare();
  const { body } = await instance.visitor.get('/api/v1/custom_emojis');
  const { shortcode } = body[0];
  const picker = await open();
  await search(picker, shortcode);
  await user.click(await picker.findByRole('button', { name: `:${shortcode}:` }));
  const pill = await screen.findByRole('button', {
    name: `Reactions with ${shortcode}: 1`,
    pressed: true,
  });
  within(pill).getByRole('img', { name: `:${shortcode}:` });
});

test('ReactButton: offers recently picked emoji first [R-EMOJI-004]', async () => {
  const { user, open, search, area } = await prepare();
  const picker = await open();
  expect(picker.queryByText('Recently used')).toBeNull();
  await search(picker, 'flamingo');
  await user.keyboard('{Enter}');
  const next = await open();
  next.getByText('Recently used');
  expect(next.getAllByRole('gridcell')[0]?.textContent).toBe('🦩');
  expect([...area.items.keys()].filter((name) => name.startsWith('recentEmojis.'))).toHaveLength(1);
});

test('ReactButton: stays open for several picks with Shift, or if configured', async () => {
  const { user, open } = await prepare();
  const picker = await open();
  await user.keyboard('{Shift>}');
  await user.click(picker.getByRole('button', { name: 'grinning face' }));
  await user.keyboard('{/Shift}');
  await user.click(picker.getByRole('checkbox', { name: 'Keep open' }));
  await user.click(picker.getByRole('button', { name: 'beaming face with smiling eyes' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Emoji' })).toBeNull();
  await screen.findByRole('button', { name: 'Reactions with 😀: 1', pressed: true });
  await screen.findByRole('button', { name: 'Reactions with 😁: 1', pressed: true });
});

test('EmojiGrid: has one tab stop and is navigated by arrows, Home, End and Enter', async () => {
  const { user, open } = await prepare();
  const picker = await open();
  expect(focused()).toBe('Search emoji');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('grinning face');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('grinning face with smiling eyes');
  await user.keyboard('{Home}');
  expect(focused()).toBe('grinning face');
  await user.keyboard('{Control>}{End}{/Control}');
  const last = focused();
  expect(last).toMatch(/^:/);
  const stops = picker
    .getAllByRole('gridcell')
    .filter((cell) => cell.querySelector('[tabindex="0"]'));
  expect(stops).toHaveLength(1);
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: `Reactions with ${last?.replaceAll(':', '')}: 1` });
});

test('EmojiPicker: shows a message when the search finds nothing', async () => {
  const { open, search } = await prepare();
  const picker = await open();
  await search(picker, 'qqqq');
  await picker.findByText('No emoji found');
});

test('ReactButton: is hidden for visitors and on servers without reactions', async () => {
  const { unmount } = await prepare({ as: null });
  expect(screen.queryByRole('button', { name: 'React' })).toBeNull();
  unmount();
});
