import { useStore } from 'zustand';
import { canOnFirstLoad } from '#api/first-load-capabilities.ts';
import { roleOf } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';

/** Returns whether the viewer may open the windows of the staff (R-MOD-001, R-ROLE-005). */
export function useIsStaff(): boolean {
  const { tables, viewerId, instance } = useSession();
  const me = useRow(tables.accounts, viewerId);
  const hasCalls = useStore(instance, ({ info }) =>
    canOnFirstLoad('pleromaModeration', info.serverInfo),
  );
  return hasCalls && me !== undefined && roleOf(me) !== 'member';
}
