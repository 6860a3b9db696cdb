import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readRelationship } from '#store/rows/relationship-row.ts';
import { useRow } from '#store/use-row.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useSession } from '#session/session-context.ts';
import type { SessionPart } from '#session/session.ts';
import type { AccountActionContext } from './actions/account-action.ts';

/** The account whose profile is open. `PageBackground` shows its background image. */
export const viewedAccountState: SessionPart<StoreApi<{ readonly id: string | undefined }>> = {
  name: 'viewed account',
  create: () => createStore(() => ({ id: undefined })),
};

export function useMarkViewedAccount(id: string | undefined): void {
  const session = useSession();
  useEffect(() => {
    const store = session.part(viewedAccountState);
    store.setState({ id });
    return () => store.setState({ id: undefined });
  }, [session, id]);
}

/** Returns an account with the viewer's relationship to it; undefined while unknown. */
export function useAccountActionContext(id: string | undefined): AccountActionContext | undefined {
  const { tables, viewerId } = useSession();
  const canBlockDomain = useCan('domainBlocks');
  const canRemoveFollower = useCan('followerRemoval');
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
    canBlockDomain,
    canRemoveFollower,
    host,
  };
}
