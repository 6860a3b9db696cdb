import type { Instance } from '#instance/context.ts';
import { Refusal } from '#instance/http/refusal.ts';
import { readSettings } from '#instance/rules/account-settings.ts';
import { longestPassword } from '#instance/rules/password-error.ts';
import { accountByAcct, accountByEmail } from '#instance/store/accounts.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { passwordMatches } from '#instance/store/secrets.ts';
import { localAcct } from './find-mentionable.ts';

interface StateTrouble {
  readonly error: string;
  /** The word by which clients know it. */
  readonly identifier: string;
}

/** Why a member with the right password may still not come in. */
export function stateTrouble(member: AccountRow): StateTrouble | undefined {
  if (!member.active)
    return { error: 'Your account is currently disabled', identifier: 'account_is_disabled' };
  if (readSettings(member).password_reset_required)
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

export function refuseByState(member: AccountRow): void {
  const trouble = stateTrouble(member);
  if (trouble) throw new Refusal(403, trouble);
}

/** The member of this name or address, if the password is theirs. */
export async function memberByPassword(
  instance: Instance,
  name: string,
  password: string,
): Promise<AccountRow | undefined> {
  if (password.length > longestPassword) return undefined;
  const { database } = instance;
  const found =
    accountByAcct(database, localAcct(instance, name)) ?? accountByEmail(database, name);
  const member = found?.host === null ? found : undefined;
  const matches = await passwordMatches(member?.password_hash ?? null, password);
  return matches ? member : undefined;
}
