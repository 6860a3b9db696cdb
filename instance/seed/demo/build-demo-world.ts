import { runPeriodicTasks } from '#commands/run-periodic-tasks.ts';
import type { Instance } from '#context.ts';
import { hashPassword } from '#store/passwords.ts';
import { demoPassword } from '../sign-ins.ts';
import { addReactions } from './add-reactions.ts';
import { createAccounts } from './create-accounts.ts';
import { createOtherEvents } from './create-other-events.ts';
import { createStatusEvents } from './create-status-events.ts';
import { hourMs, minuteMs } from './demo-context.ts';
import { loadStatuses } from './load-statuses.ts';
import { prepareImageMetadata } from './status-media.ts';

/**
 * Seeds an empty instance with the demo world, in one transaction. All events run in chronological
 * order through the commands, so that ids, counts and notifications are those of a real instance.
 */
export async function buildDemoWorld(instance: Instance): Promise<void> {
  const statuses = addReactions(loadStatuses());
  const getImageMetadata = await prepareImageMetadata(statuses);
  const passwordHash = await hashPassword(demoPassword);
  const { now } = instance;
  const start = Math.floor(now() / minuteMs) * minuteMs;
  const setClock = (time: number): void => {
    instance.now = () => Math.floor(time);
  };
  try {
    instance.database.transaction(() => {
      const accountIds = createAccounts(instance, passwordHash, setClock, start);
      const statusIds = new Map<string, string>();
      const context = { instance, accountIds, getImageMetadata, start, statusIds };
      const events = [
        ...statuses.flatMap((status) => createStatusEvents(context, status)),
        ...createOtherEvents(context),
      ];
      for (const { time, run } of events.toSorted((one, other) => one.time - other.time)) {
        setClock(time);
        runPeriodicTasks(instance);
        run();
      }
      instance.now = now;
      runPeriodicTasks(instance);
      // Old notifications are marked as read.
      instance.database.run(
        'UPDATE notifications SET seen = 1 WHERE created_at < ?',
        start - 9 * hourMs,
      );
    });
  } finally {
    instance.now = now;
  }
}
