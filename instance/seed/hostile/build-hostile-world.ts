import type { Instance } from '#context.ts';
import { hashPassword } from '#store/passwords.ts';
import { demoPassword } from '../sign-ins.ts';
import { insertAttackers } from './attackers.ts';
import { insertAttacks } from './hostile-statuses.ts';

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
      const people = insertAttackers(instance, passwordHash, start);
      insertAttacks(instance, people, start);
    });
  } finally {
    instance.now = now;
  }
}
