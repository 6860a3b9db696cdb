import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';
import { runAfterStart } from './after-start.ts';

const visibility = vi.spyOn(document, 'visibilityState', 'get');

afterEach(() => visibility.mockRestore());

test('runAfterStart: refetches the shown content from sign-in to sign-out, and not for visitors', async () => {
  visibility.mockReturnValue('visible');
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('mira', { password: 'a heron on the canal' });
  const { current, clock, requests } = await renderApp({ instance, path: '/about' });
  const count = () => requests.filter(({ url }) => url.includes('/verify_credentials')).length;
  const waitMinutes = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute += 1) await act(() => clock.advance(60_000));
  };
  await runAfterStart(current);
  await waitMinutes(3);
  expect(count()).toBe(0);

  await act(() => current.signIn('mira', 'a heron on the canal'));
  await screen.findByRole('button', { name: /^Account menu/ });
  const before = count();
  await waitMinutes(1);
  await expect.poll(count).toBe(before + 1);

  await act(() => current.signOut());
  await expect.poll(() => current.store.getState().viewerId).toBeNull();
  const after = count();
  await waitMinutes(3);
  expect(count()).toBe(after);
});
