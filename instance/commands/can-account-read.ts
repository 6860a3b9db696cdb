import type { Instance } from '#context.ts';
import { mayRead } from '#rules/visibility.ts';
import { followBetween } from '#store/follows.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { isMentioned } from '#store/mentions.ts';

/** Returns whether an account may read a status. For accounts other than the viewer of a request. */
export function canAccountRead(instance: Instance, status: StatusRow, reader: AccountRow): boolean {
  return mayRead(
    {
      accountId: status.account_id,
      visibility: status.visibility,
      mentions: (id) => isMentioned(instance.database, status.id, id),
    },
    {
      id: reader.id,
      follows: (id) => followBetween(instance.database, reader.id, id)?.pending === 0,
    },
  );
}
