import type { AdminUser } from '@rookery/contract/schemas/admin-user.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { capText, capVisibleText } from '#store/ingest/limits.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { ResponseContext } from '../load.ts';

function staffFields({ id, is_active: isActive, tags, roles }: AdminUser): AccountRow {
  return omitUndefined<AccountRow>({
    id,
    isDeactivated: isActive === undefined ? undefined : !isActive,
    tags,
    isAdmin: roles?.admin,
    isModerator: roles?.moderator,
  });
}

/** Ingests the data of an account that only staff can see: activation, tags and rights. */
export function ingestStaffFields(wire: AdminUser, { tables, requestedAt }: ResponseContext): void {
  tables.accounts.merge(staffFields(wire), requestedAt);
}

/**
 * Ingests an account from one of the lists for staff, including its name and picture. Returns its
 * id.
 */
export function ingestListedUser(
  wire: AdminUser,
  { tables, requestedAt }: ResponseContext,
): string {
  const acct = capText(wire.nickname, 'name');
  const row = omitUndefined<AccountRow>({
    ...staffFields(wire),
    acct,
    username: acct?.split('@')[0],
    displayName: capVisibleText(wire.display_name, 'name') ?? undefined,
    avatar: capText(wire.avatar, 'address'),
    url: capText(wire.url, 'address'),
  });
  tables.accounts.merge(row, requestedAt);
  return wire.id;
}
