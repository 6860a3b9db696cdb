import { originMark } from './origin-mark.ts';

/** The address under which an account is known everywhere, with the mark where it is this instance's. */
export function accountUri(account: {
  readonly uri: string | null;
  readonly username: string;
}): string {
  return account.uri ?? `${originMark}/users/${account.username}`;
}
