import type { Instance } from '#instance/context.ts';
import { writeSettings } from '#instance/rules/account-settings.ts';
import { updateAccount } from '#instance/store/accounts.ts';
import { forgetChallenges } from '#instance/store/mfa-challenges.ts';
import { forgetCodes } from '#instance/store/oauth-codes.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { hashPassword } from '#instance/store/secrets.ts';
import { revokeAllTokens } from './revoke-tokens.ts';

/** A new password ends every sign-in, those under way as well, and whatever asked for it. */
export async function setPassword(
  instance: Instance,
  member: AccountRow,
  password: string,
): Promise<void> {
  const { database } = instance;
  const hash = await hashPassword(password);
  database.transaction(() => {
    updateAccount(database, member.id, {
      password_hash: hash,
      settings: writeSettings(member, { password_reset_required: false }),
    });
    forgetCodes(database, member.id);
    forgetChallenges(database, member.id);
    revokeAllTokens(instance, member.id);
  });
}
