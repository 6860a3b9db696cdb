import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { columnStore } from '#session/columns/columns.ts';
import { renderApp } from '../testing/render-app.tsx';

const notifications = () => screen.queryByRole('region', { name: 'Notifications' });
const inThird = () => notifications()?.closest('aside') ?? null;
const columns = () => screen.queryAllByRole('region', { name: /^Column / });

test('Columns: opens a timeline beside the main column, moves and closes it', async () => {
  const { user, current } = await renderApp({
    signedInAs: 'mira',
    path: '/main/friends',
    width: 1700,
  });
  await user.click(await screen.findByRole('button', { name: 'Home' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open in a column' }));
  const first = within(await screen.findByRole('region', { name: 'Column 1: Home' }));
  await user.click(first.getByRole('button', { name: 'Add column' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Notifications' }));
  const second = within(await screen.findByRole('region', { name: 'Column 2: Notifications' }));
  await user.click(second.getByRole('button', { name: 'Column 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move left' }));
  const moved = within(await screen.findByRole('region', { name: 'Column 1: Notifications' }));
  const { part } = current.store.getState();
  expect(part(columnStore).getState()).toEqual(['/mira/notifications', '/main/friends']);
  await user.click(moved.getByRole('button', { name: 'Column 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Close column' }));
  await waitFor(() => expect(columns()).toHaveLength(1));
  expect(screen.getByRole('region', { name: 'Column 1: Home' })).toBeDefined();
});

test('Columns: the third column stays while the window has space for it [R-SHELL-067]', async () => {
  const { current } = await renderApp({ signedInAs: 'mira', path: '/main/friends', width: 2100 });
  const { part, preferences } = current.store.getState();
  const setColumns = (...paths: readonly string[]): void =>
    act(() => part(columnStore).setState(paths, true));
  await waitFor(() => expect(inThird()).not.toBeNull());
  setColumns('/main/friends');
  await waitFor(() => expect(columns()).toHaveLength(1));
  await waitFor(() => expect(inThird()).not.toBeNull());
  setColumns('/main/friends', '/main/public');
  await waitFor(() => expect(inThird()).not.toBeNull());

  setColumns('/main/friends', '/mira/notifications');
  await screen.findByRole('region', { name: 'Column 2: Notifications' });
  await waitFor(() => expect(notifications()).toBeNull());

  setColumns('/main/friends', '/main/public', '/bookmarks');
  await waitFor(() => expect(columns()).toHaveLength(3));
  await waitFor(() => expect(notifications()).not.toBeNull());
  expect(inThird()).toBeNull();

  setColumns('/main/friends');
  act(() => void preferences.set('thirdColumnMode', 'none'));
  await waitFor(() => expect(columns()).toHaveLength(1));
  await waitFor(() => expect(inThird()).toBeNull());
});

test('Columns: a column has its own quick settings [R-TL-061]', async () => {
  const { user, current } = await renderApp({
    signedInAs: 'mira',
    path: '/main/friends',
    width: 1700,
  });
  const { part, preferences } = current.store.getState();
  act(() => part(columnStore).setState(['/main/public'], true));
  const column = within(await screen.findByRole('region', { name: 'Column 1: Local' }));
  await user.click(await column.findByRole('button', { name: 'Quick settings' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Quotes', checked: true }));
  expect(preferences.get('leftOutOfTimelines')).toEqual({ 'column /main/public': ['quotes'] });
});

test('Columns: opens direct messages in a column from the menu of their list', async () => {
  const { user, current } = await renderApp({
    signedInAs: 'mira',
    path: '/users/mira/dms',
    width: 1700,
  });
  await screen.findByRole('heading', { name: 'Conversations' });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open in a column' }));
  await waitFor(() => expect(columns()).toHaveLength(1));
  expect(current.store.getState().part(columnStore).getState()).toEqual(['/users/mira/dms']);
});

test('Columns: places the next column on the left in right-to-left languages', async () => {
  const { user, current } = await renderApp({
    signedInAs: 'mira',
    path: '/main/friends',
    width: 1700,
  });
  const { part } = current.store.getState();
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  act(() => part(columnStore).setState(['/main/friends', '/mira/notifications'], true));
  await user.click(await screen.findByRole('button', { name: 'Column 1' }));
  const right = await screen.findByRole('menuitem', { name: 'Move right' });
  expect(right.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: 'Move left' }));
  expect(part(columnStore).getState()).toEqual(['/mira/notifications', '/main/friends']);
});

test('Columns: shows no columns if the viewer has added none, or in a narrow window', async () => {
  const { current } = await renderApp({ signedInAs: 'mira', path: '/main/friends', width: 1200 });
  await screen.findByRole('button', { name: 'Home' });
  current.store.getState().part(columnStore).setState(['/main/friends'], true);
  expect(columns()).toHaveLength(0);
});
