import type { AccountRow } from '#store/rows.ts';

/** Whether others can see an account: it is active, approved, and has a confirmed address. */
export function isAccountVisible(
  account: Pick<AccountRow, 'active' | 'approved' | 'confirmed'>,
): boolean {
  return account.active === 1 && account.approved === 1 && account.confirmed === 1;
}
