/**
 * Returns the key under which `pendingActions` stores the follow action of an account, beside those
 * of statuses.
 */
export function followActionKey(accountId: string): string {
  return `follow ${accountId}`;
}
