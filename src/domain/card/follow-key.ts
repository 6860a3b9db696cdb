/** Under what is noted what comes of following an account, among what is noted of posts. */
export function followKey(accountId: string): string {
  return `follow ${accountId}`;
}
