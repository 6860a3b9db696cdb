import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function openTimeline() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  await jun.post('/api/v1/statuses', { status: 'The heron is back at https://far.example/pond' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  const text = await screen.findByText(/The heron is back/);
  await screen.findByRole('button', { name: 'Account menu' });
  await act(() => vi.dynamicImportSettled());
  return { ...app, text };
}

/** Returns whether the browser would open its own menu. */
const rightClick = (target: Element, init?: MouseEventInit): boolean =>
  fireEvent.contextMenu(target, init);

test('useStatusContextMenu: opens the menu of a status on a right click', async () => {
  const { text } = await openTimeline();
  expect(rightClick(text)).toBe(false);
  await screen.findByRole('menu', { name: 'More options for this post' });
});

test('useStatusContextMenu: opens the menu at the pointer, and returns the focus to the status on Escape', async () => {
  const { text, user } = await openTimeline();
  rightClick(text, { button: 2, clientX: 120, clientY: 80 });
  const menu = await screen.findByRole('menu', { name: 'More options for this post' });
  expect([menu.style.getPropertyValue('--left'), menu.style.getPropertyValue('--top')]).toEqual([
    '120px',
    '80px',
  ]);
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(text.closest('article'));
});

test.each([
  ['a link', () => screen.getByRole('link', { name: /far\.example/ }), {}],
  ['an image', () => document.querySelector('article img'), {}],
  ['a status while Shift is held', () => screen.getByText(/The heron is back/), { shiftKey: true }],
  ['a heading', () => screen.getByRole('heading', { level: 1 }), {}],
])('useStatusContextMenu: leaves the browser’s menu for %s', async (_, find, init) => {
  await openTimeline();
  const target = find();
  if (!target) throw new Error('the element is shown');
  expect(rightClick(target, init)).toBe(true);
  expect(screen.queryByRole('menu', { name: 'More options for this post' })).toBeNull();
});

test('useStatusContextMenu: leaves the browser’s menu for selected text', async () => {
  const { text } = await openTimeline();
  getSelection()?.selectAllChildren(text);
  expect(rightClick(text)).toBe(true);
});
