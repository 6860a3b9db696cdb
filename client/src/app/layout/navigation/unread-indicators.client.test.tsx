import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { notificationReadSync } from '#session/notifications/notification-read-sync.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { badgeCanvasSize, drawFaviconBadge } from './tab-marks.ts';

test('UnreadIndicators: shows the count before each title, and the title alone when all is seen', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  await jun.post(`/api/v1/accounts/${mira.account?.id ?? ''}/follow`);
  const { current, go } = await renderApp({ instance, signedInAs: 'mira', path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await screen.findByText(/follows you/);
  await waitFor(() => expect(document.title).toBe('(1) About'));
  await go('/lists');
  await waitFor(() => expect(document.title).toBe('(1) Lists and hashtags'));
  await act(async () => current.store.getState().part(notificationReadSync).markAllSeen());
  await waitFor(() => expect(document.title).toBe('Lists and hashtags'));
});

test('UnreadIndicators: shows the same count on the app’s badge, and ignores a browser that refuses the badge', async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>();
  setAppBadge.mockRejectedValue(new Error('NotAllowed'));
  Object.assign(navigator, { setAppBadge });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  await jun.post(`/api/v1/accounts/${mira.account?.id ?? ''}/follow`);
  await renderApp({ instance, signedInAs: 'mira', path: '/about' });
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1));
  expect(document.title).toBe('(1) About');
});

test('UnreadIndicators: starts with the server’s count [R-NOTIF-004]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  for (let index = 0; index < 25; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the follows must arrive in this order
    const fan = await instance.as(`fan${index}`);
    // oxlint-disable-next-line no-await-in-loop -- the follows must arrive in this order
    await fan.post(`/api/v1/accounts/${mira.account?.id ?? ''}/follow`);
  }
  await renderApp({ instance, signedInAs: 'mira', path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await waitFor(() => expect(document.title).toBe('(25) About'));
});

test('drawFaviconBadge: draws a dot at the top right of 128 by 128 pixels [R-CONST-068]', () => {
  const context = {
    clearRect: vi.fn(),
    drawImage: vi.fn(),
    beginPath: vi.fn(),
    arc: vi.fn(),
    fill: vi.fn(),
    fillStyle: '',
    globalCompositeOperation: '',
  };
  const picture = document.createElement('canvas');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function calls only the methods that this object has
  drawFaviconBadge(context as unknown as CanvasRenderingContext2D, picture, 'red');
  expect(badgeCanvasSize).toBe(128);
  expect(context.drawImage).toHaveBeenCalledExactlyOnceWith(picture, 0, 0, 128, 128);
  expect(context.arc.mock.calls.map(([x, y, radius]: unknown[]) => [x, y, radius])).toEqual([
    [96, 32, 56],
    [96, 32, 32],
  ]);
  expect(context.fillStyle).toBe('red');
});
