import type { AccountRow } from '#store/rows.ts';

/** Whether an account is visible to others: active, approved and with a confirmed address. */
export function isAdmitted(
  account: Pick<AccountRow, 'active' | 'approved' | 'confirmed'>,
): boolean {
  return account.active === 1 && account.approved === 1 && account.confirmed === 1;
}
