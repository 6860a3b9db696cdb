import type { Instance } from '#instance/context.ts';
import { writeSettings } from '#instance/rules/account-settings.ts';
import { accountById, updateAccount } from '#instance/store/accounts.ts';
import { hashPassword } from '#instance/store/secrets.ts';
import { revokeAllTokens } from './revoke-tokens.ts';

/** A new password ends every sign-in made with the old one. */
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
    revokeAllTokens(instance, accountId);
  });
}
