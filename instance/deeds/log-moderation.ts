import type { Instance } from '#instance/context.ts';
import { insertLogEntry } from '#instance/store/moderation-log.ts';
import type { AccountRow } from '#instance/store/rows.ts';

interface LogEntry {
  readonly action: string;
  /** The message behind the name of the actor, worded as in Akkoma's log. */
  readonly did: string;
  readonly [more: string]: unknown;
}

/** An account as the log names it. */
export function loggedUser({ id, acct }: Pick<AccountRow, 'id' | 'acct'>) {
  return { id, nickname: acct, type: 'user' };
}

export function namesOf(accounts: readonly Pick<AccountRow, 'acct'>[]): string {
  return accounts.map(({ acct }) => `@${acct}`).join(', ');
}

/** Writes down what a member of staff did. */
export function logModeration(
  { database, now }: Instance,
  actor: AccountRow,
  { did, ...entry }: LogEntry,
): void {
  insertLogEntry(database, {
    actorId: actor.id,
    data: { ...entry, actor: loggedUser(actor), message: `@${actor.acct} ${did}` },
    createdAt: now(),
  });
}

/** The same for an action on accounts. */
export function logUserAction(
  instance: Instance,
  actor: AccountRow,
  action: string,
  { verb = action, users }: { readonly verb?: string; readonly users: readonly AccountRow[] },
): void {
  logModeration(instance, actor, {
    action,
    did: `${verb} users: ${namesOf(users)}`,
    subject: users.map((user) => loggedUser(user)),
  });
}
