import { expect, test } from 'vitest';
import { openDatabase } from '#store/database.ts';
import { migrate } from '#store/migrate.ts';
import { vapidKeys } from './vapid-keys.ts';

test('vapidKeys: creates the keys once, with the lengths that push services require', () => {
  const database = openDatabase(':memory:');
  migrate(database);
  const keys = vapidKeys(database);
  expect(vapidKeys(database)).toEqual(keys);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
  database.close();
});
