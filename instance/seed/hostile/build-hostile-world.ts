import type { Instance } from '#context.ts';
import { hashPassword } from '#store/passwords.ts';
import { demoPassword } from '../sign-ins.ts';
import { insertHostileAccounts } from './hostile-accounts.ts';
import { insertHostileStatuses } from './hostile-statuses.ts';

/**
 * Seeds an empty instance with hostile content, bypassing all sanitising: the client must defend
 * itself.
 */
export async function buildHostileWorld(instance: Instance): Promise<void> {
  const { database, now } = instance;
  const start = now();
  const passwordHash = await hashPassword(demoPassword);
  try {
    database.transaction(() => {
      const people = insertHostileAccounts(instance, passwordHash, start);
      insertHostileStatuses(instance, people, start);
    });
  } finally {
    instance.now = now;
  }
}
