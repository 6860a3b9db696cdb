/**
 * Returns the key under which `pendingActions` stores the follow action of an account, beside those
 * of statuses.
 */
export function followKey(accountId: string): string {
  return `follow ${accountId}`;
}
