import { useState } from 'react';
import { getStatus } from '@rookery/contract/calls/statuses.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { useRow } from '#store/use-row.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

const oneStatus = defineQuery(
  'status',
  getStatus,
  (wire, { tables, ...context }) => ingestStatus(tables, wire, context),
  (id) => ({ statuses: [id] }),
);

/**
 * Returns a status, which is fetched if it is not in the tables. `failure` is why the status could not
 * be loaded, undefined while loading.
 */
export function useLoadedStatus(id: string | null | undefined) {
  const status = useRow(useSession().tables.statuses, id);
  const [isRetried, setRetried] = useState(false);
  const isMissing = status?.accountId === undefined;
  const { failure, isFetching, retry } = useCall(
    oneStatus,
    { path: { id: id ?? '' }, query: { with_muted: true } },
    { isDisabled: !isMissing || id == null },
  );
  return {
    status: isMissing ? undefined : status,
    failure: isFetching ? undefined : failure,
    isRetried,
    retry: (): void => {
      setRetried(true);
      retry();
    },
  };
}
