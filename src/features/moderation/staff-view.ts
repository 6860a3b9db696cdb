import type { AdminUser } from '#contract/schemas/admin-user.ts';
import type { AccountRow } from '#entities/rows/account-row.ts';
import { present } from '#lib/present.ts';
import type { Taking } from '#session/load.ts';

/** Ingests what staff can see of an account: activation, tags and rights. */
export function takeStaffView(wire: AdminUser, { tables, askedAt }: Taking): void {
  const { id, is_active: isActive, tags, roles } = wire;
  tables.accounts.merge(
    present<AccountRow>({
      id,
      isDeactivated: isActive === undefined ? undefined : !isActive,
      tags,
      isAdmin: roles?.admin,
      isModerator: roles?.moderator,
    }),
    askedAt,
  );
}
