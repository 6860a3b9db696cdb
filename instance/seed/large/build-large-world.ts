import type { Instance } from '#context.ts';
import { hashPassword } from '#store/passwords.ts';
import { demoPassword } from '../sign-ins.ts';
import { insertLargeActions, insertNotificationsAndCounts } from './large-actions.ts';
import { insertLargeFollows, insertLargePeople } from './large-people.ts';
import { insertLargeStatuses } from './large-statuses.ts';

export interface LargeWorldSize {
  readonly people: number;
  readonly statuses: number;
}

export const largeWorldSize: LargeWorldSize = { people: 2000, statuses: 100_000 };

/**
 * Seeds an empty instance for measurements: bulk inserts in one transaction, without the commands.
 */
export async function buildLargeWorld(
  instance: Instance,
  size: LargeWorldSize = largeWorldSize,
): Promise<void> {
  const { database, now } = instance;
  const start = now();
  const passwordHash = await hashPassword(demoPassword);
  try {
    database.transaction(() => {
      const people = insertLargePeople(instance, size.people, passwordHash, start);
      insertLargeFollows(instance, people, start);
      const statuses = insertLargeStatuses(instance, people, size.statuses, start);
      insertLargeActions(instance, people, statuses);
      insertNotificationsAndCounts(instance, start);
    });
  } finally {
    instance.now = now;
  }
  // Collects statistics with which SQLite's query planner chooses the fast indexes.
  database.execute('ANALYZE');
}
