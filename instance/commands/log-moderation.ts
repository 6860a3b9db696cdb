import type { Instance } from '#context.ts';
import { insertModerationLogEntry } from '#store/moderation-log.ts';
import type { AccountRow } from '#store/rows.ts';

interface LogEntry {
  readonly action: string;
  /** The message after the name of the actor, worded as in Akkoma's log. */
  readonly did: string;
  readonly [more: string]: unknown;
}

/** Returns an account in the format of the moderation log. */
export function toLogUser({ id, acct }: Pick<AccountRow, 'id' | 'acct'>) {
  return { id, nickname: acct, type: 'user' };
}

export function formatHandles(accounts: readonly Pick<AccountRow, 'acct'>[]): string {
  return accounts.map(({ acct }) => `@${acct}`).join(', ');
}

/** Logs an action of a staff member. */
export function logModeration(
  { database, now }: Instance,
  actor: AccountRow,
  { did, ...entry }: LogEntry,
): void {
  insertModerationLogEntry(database, {
    actorId: actor.id,
    data: { ...entry, actor: toLogUser(actor), message: `@${actor.acct} ${did}` },
    createdAt: now(),
  });
}

/** Logs an action of a staff member on accounts. */
export function logUserAction(
  instance: Instance,
  actor: AccountRow,
  action: string,
  { verb = action, users }: { readonly verb?: string; readonly users: readonly AccountRow[] },
): void {
  logModeration(instance, actor, {
    action,
    did: `${verb} users: ${formatHandles(users)}`,
    subject: users.map((user) => toLogUser(user)),
  });
}
