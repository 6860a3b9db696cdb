import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';

/** Whose profile is open: the page behind it is theirs. */
export const viewedAccount: SessionPart<StoreApi<{ readonly id: string | undefined }>> = {
  name: 'viewed account',
  create: () => createStore(() => ({ id: undefined })),
};

/** Tells that this person's profile is open, for as long as it is drawn. */
export function useMarkViewed(id: string | undefined): void {
  const session = useSession();
  useEffect(() => {
    const store = session.part(viewedAccount);
    store.setState({ id });
    return () => store.setState({ id: undefined });
  }, [session, id]);
}
