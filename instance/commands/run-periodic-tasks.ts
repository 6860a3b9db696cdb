import type { Instance } from '#context.ts';
import { accountById } from '#store/accounts.ts';
import { markPollNotified, unnotifiedPolls, pollVoters } from '#store/polls.ts';
import { deleteExpiredConversationMutes } from '#store/muted-conversations.ts';
import { deleteExpiredMutes } from '#store/mutes.ts';
import type { StatusRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { removeStatus } from './remove-status.ts';
import { makeBackups } from './make-backups.ts';
import { notifyMember } from './notify-member.ts';
import { publishScheduled } from './schedule-status.ts';

function notifyOfEndedPolls(instance: Instance): void {
  const { database } = instance;
  for (const poll of unnotifiedPolls(database, instance.now())) {
    database.transaction(() => {
      markPollNotified(database, poll.id);
      const author = accountById(database, poll.account_id);
      const status = statusById(database, poll.status_id);
      if (!author || !status) return;
      for (const id of new Set([author.id, ...pollVoters(database, poll.id)]))
        notifyMember(instance, { to: id, type: 'poll', from: author, status });
    });
  }
}

function removeExpired(instance: Instance): void {
  const expired = instance.database.all<StatusRow>(
    'SELECT * FROM statuses WHERE expires_at IS NOT NULL AND expires_at <= ?',
    instance.now(),
  );
  for (const status of expired) removeStatus(instance, status);
}

const tasks: readonly ((instance: Instance) => void)[] = [
  makeBackups,
  notifyOfEndedPolls,
  removeExpired,
  publishScheduled,
  ({ database, now }) => {
    deleteExpiredMutes(database, now());
  },
  ({ database, now }) => {
    deleteExpiredConversationMutes(database, now());
  },
];

/**
 * Runs the periodic tasks. A failing task does not stop the others and is retried at the next run.
 */
export function runPeriodicTasks(instance: Instance): void {
  for (const task of tasks) {
    try {
      task(instance);
    } catch (error) {
      instance.reportError(error);
    }
  }
}
