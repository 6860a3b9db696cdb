import { expect, test } from 'vitest';
import { discardLog } from '#session/log.ts';
import { createNotices } from '#session/notices.ts';
import { notifyStorageErrors } from './notify-storage-errors.ts';

function createHandler() {
  const notices = createNotices();
  const onStorageError = notifyStorageErrors(notices, discardLog);
  const shown = () => notices.store.getState();
  return {
    shown,
    find: async (name: string, reason: 'blocked' | 'full'): Promise<number> => {
      onStorageError({ kind: 'unavailable', name, reason });
      await Promise.resolve();
      return shown().length;
    },
    dismiss: () => shown().forEach(({ id }) => notices.dismiss(id)),
  };
}

test('notifyStorageErrors: raises one notice for a blocked storage, however often it is reported, also after dismissal', async () => {
  const { find, dismiss } = createHandler();
  expect(await find('oauth', 'blocked')).toBe(1);
  expect(await find('preferences', 'blocked')).toBe(1);
  dismiss();
  expect(await find('lastLoginName', 'blocked')).toBe(0);
});

test('notifyStorageErrors: raises a notice for a full storage each time it is reported', async () => {
  const { find, dismiss } = createHandler();
  expect(await find('drafts', 'full')).toBe(1);
  dismiss();
  expect(await find('drafts', 'full')).toBe(1);
});

test.each([
  ['full', 'errors.storage_full'],
  ['blocked', 'errors.storage_unavailable'],
] as const)(
  'notifyStorageErrors: shows why the storage fails, %s [R-STORE-009]',
  async (reason, key) => {
    const { find, shown } = createHandler();
    await find('drafts', reason);
    expect(shown().map(({ messageKey }) => messageKey)).toEqual([key]);
  },
);
