import type { AccountRow } from '#instance/store/rows.ts';

/** Whether somebody is there for others: not locked out, let in by staff, and with a confirmed address. */
export function isAdmitted(
  account: Pick<AccountRow, 'active' | 'approved' | 'confirmed'>,
): boolean {
  return account.active === 1 && account.approved === 1 && account.confirmed === 1;
}
