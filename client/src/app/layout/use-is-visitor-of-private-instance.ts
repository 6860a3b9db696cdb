import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';

/** Returns true for a visitor of a private instance, who sees almost nothing (R-ROLE-010). */
export function useIsVisitorOfPrivateInstance(): boolean {
  const { viewerId, instance } = useSession();
  const isPrivate = useStore(instance, ({ info }) => info.isPrivate);
  return isPrivate && viewerId === null;
}
