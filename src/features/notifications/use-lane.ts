import { useCallback, useSyncExternalStore } from 'react';
import { getRelationships } from '#contract/calls/accounts.ts';
import { useShownNotifications } from '#domain/notification/use-shown-notifications.ts';
import { ingestRelationships } from '#entities/ingest/ingest-relationship.ts';
import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

/** What part of the notifications is looked at. */
export type Lane = 'all' | 'followed' | 'mentions';

/** So many people are asked about at once. */
const mostAtOnce = 40;

const relationshipsQuery = defineQuery(
  'how one stands to senders',
  getRelationships,
  (wires, how) => ingestRelationships(how.tables, wires, how),
);

/** Which notifications are in a lane; of people whom the viewer may follow the server is asked. */
export function useLane(lane: Lane): (row: NotificationRow) => boolean {
  const { relationships } = useSession().tables;
  const subscribe = useCallback(
    (listener: () => void) => relationships.subscribeAll(listener),
    [relationships],
  );
  const version = useSyncExternalStore(subscribe, () =>
    lane === 'followed' ? relationships.version : 0,
  );
  const senders = new Set(useShownNotifications().flatMap(({ accountId }) => accountId ?? []));
  const unknown = [...senders]
    .filter((id) => relationships.get(id)?.following === undefined)
    .slice(0, mostAtOnce);
  const isOff = lane !== 'followed' || unknown.length === 0;
  useCall(relationshipsQuery, { query: { id: unknown } }, { isOff, freshFor: Infinity });
  return useCallback(
    ({ type, accountId = '' }) => {
      if (lane === 'mentions') return type === 'mention';
      return lane === 'all' || (version >= 0 && relationships.get(accountId)?.following === true);
    },
    [lane, version, relationships],
  );
}
