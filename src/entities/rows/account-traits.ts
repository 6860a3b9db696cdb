import type { AccountRow } from './account-row.ts';

/** A local account has no host in its address. */
export function isLocalAccount({ acct }: AccountRow): boolean {
  return acct !== undefined && !acct.includes('@');
}

/** admin before moderator before member. */
export function roleOf({ isAdmin, isModerator }: AccountRow): 'admin' | 'moderator' | 'member' {
  if (isAdmin === true) return 'admin';
  return isModerator === true ? 'moderator' : 'member';
}
