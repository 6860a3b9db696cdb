import { useStore } from 'zustand';
import type { StatusContext } from '#session/actions/status-context.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';

/** Collects what determines which actions the viewer has on a status. */
export function useStatusContext(status: StatusRow): StatusContext {
  const { tables, viewerId, instance } = useSession();
  const viewer = useRow(tables.statusViewers, status.id);
  const server = useStore(instance, ({ info }) => info.serverInfo);
  const isMember = viewerId !== null;
  return { status, viewer, isMember, isOwn: isMember && status.accountId === viewerId, server };
}
