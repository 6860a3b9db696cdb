import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { maxPasswordLength } from '#rules/password-error.ts';
import { accountByAcct, accountByEmail } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { passwordMatches } from '#store/passwords.ts';
import { toLocalAcct } from './find-mentionable.ts';

interface SignInError {
  readonly error: string;
  /** The name of the error, by which clients recognise it. */
  readonly identifier: string;
}

/** Returns why a member with the correct password may not sign in. */
export function accountStateError(member: AccountRow): SignInError | undefined {
  if (!member.active)
    return { error: 'Your account is currently disabled', identifier: 'account_is_disabled' };
  if (parseSettings(member).password_reset_required)
    return { error: 'Password reset is required', identifier: 'password_reset_required' };
  if (!member.approved)
    return { error: 'Your account is awaiting approval.', identifier: 'awaiting_approval' };
  if (!member.confirmed)
    return {
      error: 'Your login is missing a confirmed e-mail address',
      identifier: 'missing_confirmed_email',
    };
  return undefined;
}

export function requireUsableAccount(member: AccountRow): void {
  const signInProblem = accountStateError(member);
  if (signInProblem) throw new HttpError(403, signInProblem);
}

/** Returns the member with this name or address if the password is correct. */
export async function findMemberByPassword(
  instance: Instance,
  name: string,
  password: string,
): Promise<AccountRow | undefined> {
  if (password.length > maxPasswordLength) return undefined;
  const { database } = instance;
  const found =
    accountByAcct(database, toLocalAcct(instance, name)) ?? accountByEmail(database, name);
  const member = found?.host === null ? found : undefined;
  const matches = await passwordMatches(member?.password_hash ?? null, password);
  return matches ? member : undefined;
}
