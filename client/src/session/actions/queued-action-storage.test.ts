import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createSignInStorage } from '../sign-in/sign-in-storage.ts';
import { createQueuedActionStorage } from './queued-action-storage.ts';

test('createQueuedActionStorage: reads a reblog that was stored under its former key', () => {
  const area = fakeArea();
  createSignInStorage(area).oauth.write({ member: { accessToken: 'secret', accountId: 'A1' } });
  const { signal: ended } = new AbortController();
  const storage = createQueuedActionStorage({ area, ended, onStorageError: () => {} }, 'A1');
  storage.put('reblog:1', true);
  const stored = area.items.get('rookery-presses') ?? '';
  area.items.set('rookery-presses', stored.replace('"reblog:', '"repeat:'));
  expect(storage.list()).toEqual([{ key: 'reblog:1', wanted: true, first: true }]);
  storage.remove('reblog:1');
  expect(storage.list()).toEqual([]);
});
