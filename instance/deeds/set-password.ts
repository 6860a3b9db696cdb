import type { Instance } from '#instance/context.ts';
import { writeSettings } from '#instance/rules/account-settings.ts';
import { accountById, updateAccount } from '#instance/store/accounts.ts';
import { forgetChallenges } from '#instance/store/mfa-challenges.ts';
import { forgetCodes } from '#instance/store/oauth-codes.ts';
import { hashPassword } from '#instance/store/secrets.ts';
import { revokeAllTokens } from './revoke-tokens.ts';

/** Sets a new password and revokes all tokens, including unfinished sign-ins. */
export async function setPassword(
  instance: Instance,
  accountId: string,
  password: string,
): Promise<void> {
  const hash = await hashPassword(password);
  instance.database.transaction(() => {
    const account = accountById(instance.database, accountId);
    if (!account) return;
    updateAccount(instance.database, accountId, {
      password_hash: hash,
      settings: writeSettings(account, { password_reset_required: false }),
    });
    forgetCodes(instance.database, accountId);
    forgetChallenges(instance.database, accountId);
    revokeAllTokens(instance, accountId);
  });
}
