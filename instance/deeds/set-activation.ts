import type { Instance } from '#instance/context.ts';
import { updateAccount } from '#instance/store/accounts.ts';
import { tokensOf } from '#instance/store/tokens.ts';

/** Lets somebody in again, or locks them out: their tokens stay, but open no door until they are let in. */
export function setActivation(instance: Instance, accountId: string, isActive: boolean): void {
  const { database, events } = instance;
  database.transaction(() => {
    updateAccount(database, accountId, { active: isActive ? 1 : 0 });
    if (isActive) return;
    const tokens = tokensOf(database, accountId);
    database.afterCommit(() => {
      for (const { id } of tokens) events.publish({ kind: 'token-revoked', tokenId: id });
    });
  });
}
