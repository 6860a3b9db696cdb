import { HttpError } from '#http/http-error.ts';
import { mayStaffActOn } from '#rules/staff-rank.ts';
import type { AccountRow } from '#store/rows.ts';
import type { ViewContext } from '#views/view-context.ts';

/**
 * Throws 403 if one of the accounts has a higher role than the viewer. Every call by which staff
 * change accounts must check this.
 */
export function requireRank(
  { viewer }: ViewContext,
  accounts: readonly (AccountRow | undefined)[],
): void {
  if (accounts.some((account) => account && !mayStaffActOn(viewer?.role ?? null, account.role)))
    throw new HttpError(403, 'User is not an admin.');
}
