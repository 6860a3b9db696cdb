import { useCallback, useEffect, useState } from 'react';
import { getStatus } from '#contract/calls/statuses.ts';
import { ingestStatus } from '#entities/ingest/ingest-status.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';

export interface LoadedStatus {
  readonly status: StatusRow | undefined;
  /** Why it could not be had; absent while it is on its way. */
  readonly failure: unknown;
  /** Somebody has asked for it again. */
  readonly isRetried: boolean;
  readonly retry: () => void;
}

/** A status that may not be known yet: then it is asked for once. */
export function useLoadedStatus(id: string | null | undefined): LoadedStatus {
  const { tables, call, viewerId } = useSession();
  const status = useRow(tables.statuses, id);
  const [failure, setFailure] = useState<{ readonly of: string; readonly error: unknown }>();
  const [isRetried, setRetried] = useState(false);
  const isMissing = status?.accountId === undefined;
  const load = useCallback(() => {
    const left = new AbortController();
    if (typeof id !== 'string') return left;
    const askedAt = tables.hub.now();
    call(getStatus, { path: { id }, query: { with_muted: true }, signal: left.signal }).then(
      ({ value }) => ingestStatus(tables, value, { askedAt, viewerId }),
      (error: unknown) => {
        if (!left.signal.aborted) setFailure({ of: id, error });
      },
    );
    return left;
  }, [id, tables, call, viewerId]);
  useEffect(() => {
    if (!isMissing) return undefined;
    const left = load();
    return () => left.abort();
  }, [isMissing, load]);
  return {
    status: isMissing ? undefined : status,
    failure: failure?.of === id ? failure?.error : undefined,
    isRetried,
    retry: () => {
      setRetried(true);
      setFailure(undefined);
      load();
    },
  };
}
