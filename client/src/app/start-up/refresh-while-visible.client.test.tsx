import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { refreshWhileVisible } from './refresh-while-visible.ts';

const visibility = vi.spyOn(document, 'visibilityState', 'get');
const ended = new AbortController();

afterEach(() => {
  ended.abort();
  visibility.mockRestore();
});

function setVisibility(state: DocumentVisibilityState): void {
  visibility.mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

test('refreshWhileVisible: refetches on return and each minute, but not while hidden or within 10 s of the last time', async () => {
  const { current, clock, requests } = await renderApp({
    signedInAs: 'mira',
    path: '/main/friends',
  });
  await screen.findByRole('main');
  const counted = () =>
    requests.filter(({ url }) => url.includes('/verify_credentials')).length - before;
  const before = requests.filter(({ url }) => url.includes('/verify_credentials')).length;
  const advance = async (ms: number): Promise<void> => {
    await act(() => clock.advance(ms));
  };
  visibility.mockReturnValue('visible');
  refreshWhileVisible(current, ended.signal);

  setVisibility('hidden');
  setVisibility('visible');
  expect(counted()).toBe(0);
  await advance(20_000);
  setVisibility('hidden');
  setVisibility('visible');
  fireEvent.focus(window);
  fireEvent.focus(window);
  await expect.poll(counted).toBe(1);
  fireEvent.focus(window);
  await advance(5_000);
  expect(counted()).toBe(1);
  await advance(55_000);
  await expect.poll(counted).toBe(2);

  setVisibility('hidden');
  await advance(600_000);
  expect(counted()).toBe(2);
  setVisibility('visible');
  await expect.poll(counted).toBe(3);
  await advance(60_000);
  await expect.poll(counted).toBe(4);

  /* A window can get the focus without becoming visible, if another one only covered it. */
  await advance(9_999);
  fireEvent.focus(window);
  await advance(0);
  expect(counted()).toBe(4);
  await advance(1);
  fireEvent.focus(window);
  await expect.poll(counted).toBe(5);
});
