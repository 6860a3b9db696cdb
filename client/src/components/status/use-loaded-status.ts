import { useState } from 'react';
import { getStatus } from '@rookery/contract/calls/statuses.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

const oneStatus = defineQuery(
  'status',
  getStatus,
  (wire, { tables, ...how }) => ingestStatus(tables, wire, how),
  (id) => ({ statuses: [id] }),
);

export interface LoadedStatus {
  readonly status: StatusRow | undefined;
  /** Why it could not be loaded; absent while loading. */
  readonly failure: unknown;
  /** A retry was requested. */
  readonly isRetried: boolean;
  readonly retry: () => void;
}

/** Returns a status, and fetches it if it is not in the tables. */
export function useLoadedStatus(id: string | null | undefined): LoadedStatus {
  const status = useRow(useSession().tables.statuses, id);
  const [isRetried, setRetried] = useState(false);
  const isMissing = status?.accountId === undefined;
  const { failure, isFetching, retry } = useCall(
    oneStatus,
    { path: { id: id ?? '' }, query: { with_muted: true } },
    { isDisabled: !isMissing || typeof id !== 'string' },
  );
  return {
    status: isMissing ? undefined : status,
    failure: isFetching ? undefined : failure,
    isRetried,
    retry: () => {
      setRetried(true);
      retry();
    },
  };
}
