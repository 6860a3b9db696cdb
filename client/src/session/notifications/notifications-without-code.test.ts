import { expect, test, vi } from 'vitest';
import { startSession } from '../testing/start-session.ts';

vi.mock('./notification-source.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('Notifications: does not reject, which would end polling, if the code for the items could not be loaded', async () => {
  const env = await startSession({ signedInAs: 'mira' });
  const { notifications, feeds } = env.session();
  await expect(notifications?.loader.loadNewer()).resolves.toBeUndefined();
  expect(feeds.progress.get('notifications')).toMatchObject({ isLoadingNewer: false });
  expect(env.noticeKeys()).toContain('notifications.error');
  await env.end();
});
