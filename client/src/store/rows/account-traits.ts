import type { AccountRow } from './account-row.ts';

/** Whether an account is local: its address has no host. */
export function isLocalAccount({ acct }: AccountRow): boolean {
  return acct !== undefined && !acct.includes('@');
}

/** Returns the highest role of an account. */
export function roleOf({ isAdmin, isModerator }: AccountRow): 'admin' | 'moderator' | 'member' {
  if (isAdmin === true) return 'admin';
  return isModerator === true ? 'moderator' : 'member';
}
