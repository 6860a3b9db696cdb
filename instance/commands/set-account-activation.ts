import type { Instance } from '#context.ts';
import { updateAccount } from '#store/accounts.ts';
import { deleteMfaChallenges } from '#store/mfa-challenges.ts';
import { deleteOAuthCodes } from '#store/oauth-codes.ts';
import { revokeAllTokens } from './revoke-tokens.ts';

/** Activates or deactivates an account. Deactivation revokes its tokens for good. */
export function setAccountActivation(
  instance: Instance,
  accountId: string,
  isActive: boolean,
): void {
  const { database } = instance;
  database.transaction(() => {
    updateAccount(database, accountId, { active: isActive ? 1 : 0 });
    if (isActive) return;
    revokeAllTokens(instance, accountId);
    deleteOAuthCodes(database, accountId);
    deleteMfaChallenges(database, accountId);
  });
}
