import type { AdminUser } from '@rookery/contract/schemas/admin-user.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { ResponseContext } from '#session/load.ts';

/** Ingests what staff can see of an account: activation, tags and rights. */
export function ingestStaffView(wire: AdminUser, { tables, requestedAt }: ResponseContext): void {
  const { id, is_active: isActive, tags, roles } = wire;
  tables.accounts.merge(
    omitUndefined<AccountRow>({
      id,
      isDeactivated: isActive === undefined ? undefined : !isActive,
      tags,
      isAdmin: roles?.admin,
      isModerator: roles?.moderator,
    }),
    requestedAt,
  );
}
