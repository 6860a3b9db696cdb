import type { Instance } from '#context.ts';
import { deleteToken, tokensOf } from '#store/tokens.ts';

/** Revokes a token and closes the streams opened with it. */
export function revokeToken(instance: Instance, id: number): void {
  deleteToken(instance.database, id);
  instance.database.afterCommit(() => {
    instance.events.publish({ kind: 'token-revoked', tokenId: id });
  });
}

export function revokeAllTokens(instance: Instance, accountId: string): void {
  for (const { id } of tokensOf(instance.database, accountId)) revokeToken(instance, id);
}
