import { readRelationship } from '#store/rows/read-relationship.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import type { AccountContext } from './actions/account-action.ts';

/** Returns an account with the viewer's relationship to it; undefined while unknown. */
export function useAccountContext(id: string | undefined): AccountContext | undefined {
  const { tables, viewerId } = useSession();
  const account = useRow(tables.accounts, id);
  const relationship = readRelationship(useRow(tables.relationships, id));
  if (!account) return undefined;
  const host = account.acct?.split('@')[1];
  return {
    account,
    relationship,
    isMember: viewerId !== null,
    isOwn: account.id === viewerId,
    isLocal: host === undefined,
    host,
  };
}
