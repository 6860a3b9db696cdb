import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { hasRelation } from '#store/relations.ts';
import { saveMute } from '#store/mutes.ts';
import type { AccountRow } from '#store/rows.ts';
import { accountByHandle } from './aliases.ts';
import { block, follow } from './follow.ts';
import { requireRowQuota } from './require-row-quota.ts';

type AccountCommand = (instance: Instance, member: AccountRow, target: AccountRow) => void;

function mutePermanently(instance: Instance, member: AccountRow, target: AccountRow): void {
  const { database } = instance;
  if (hasRelation(database, 'mutes', member.id, target.id)) return;
  requireRowQuota(database, 'mutes', member.id);
  saveMute(database, {
    source: member.id,
    target: target.id,
    notifications: true,
    expiresAt: null,
  });
}

const commands = {
  follows: follow,
  blocks: block,
  mutes: mutePermanently,
} as const satisfies Record<string, AccountCommand>;

export type ImportKind = keyof typeof commands;

/** Follows, blocks or mutes several accounts. Skips those for which the command is refused. */
export function importAccounts(
  instance: Instance,
  member: AccountRow,
  kind: ImportKind,
  handles: readonly string[],
): void {
  instance.database.transaction(() => {
    for (const handle of handles) {
      const target = accountByHandle(instance, handle);
      if (!target || target.id === member.id) continue;
      try {
        commands[kind](instance, member, target);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
      }
    }
  });
}
