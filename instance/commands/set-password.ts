import type { Instance } from '#context.ts';
import { serialiseSettings } from '#rules/account-settings.ts';
import { accountById, updateAccount } from '#store/accounts.ts';
import { clearAllFailedCodes } from '#store/failed-codes.ts';
import { clearMailLinks } from '#store/mail-links.ts';
import { deleteMfaChallenges } from '#store/mfa-challenges.ts';
import { deleteOAuthCodes } from '#store/oauth-codes.ts';
import { hashPassword } from '#store/passwords.ts';
import { revokeAllTokens } from './revoke-tokens.ts';

/** Sets a new password. Revokes all tokens, unfinished sign-ins and mailed links of the account. */
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
      settings: serialiseSettings(account, { password_reset_required: false }),
    });
    clearMailLinks(instance.database, accountId);
    deleteOAuthCodes(instance.database, accountId);
    deleteMfaChallenges(instance.database, accountId);
    clearAllFailedCodes(instance.database, accountId);
    revokeAllTokens(instance, accountId);
  });
}
