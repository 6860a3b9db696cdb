import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';

/** The account whose profile is open, for the page's background. */
export const viewedAccount: SessionPart<StoreApi<{ readonly id: string | undefined }>> = {
  name: 'viewed account',
  create: () => createStore(() => ({ id: undefined })),
};

/** Marks this account's profile as open while mounted. */
export function useMarkViewedAccount(id: string | undefined): void {
  const session = useSession();
  useEffect(() => {
    const store = session.part(viewedAccount);
    store.setState({ id });
    return () => store.setState({ id: undefined });
  }, [session, id]);
}
