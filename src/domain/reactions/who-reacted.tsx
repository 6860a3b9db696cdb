import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { getReactions } from '#contract/calls/reactions.ts';
import { PeopleList } from '#domain/account/people-list.tsx';
import { FailureLine } from '#domain/failure/failure-line.tsx';
import { failureWords } from '#domain/failure/failure-words.ts';
import { useGoneMeanwhile } from '#domain/status/use-gone-meanwhile.ts';
import { useDocument } from '#domain/status/use-document.ts';
import { ingestReactions } from '#entities/ingest/ingest-reactions.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Spinner } from '#ui/spinner.tsx';

/** Who gave a reaction to a status; asked for when it is opened. */
export function WhoReacted({ statusId, name }: { statusId: string; name: string }) {
  const { t, i18n } = useLingui();
  const { tables, call, viewerId } = useSession();
  const reactions = useRow(tables.statuses, statusId)?.reactions;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const askedAt = tables.hub.now();
      const values = { path: { id: statusId }, query: { with_muted: true }, signal };
      const { value } = await call(getReactions, values);
      ingestReactions(tables, statusId, value, { askedAt, viewerId });
      return true;
    },
    [call, statusId, tables, viewerId],
  );
  const { value: isLoaded, failure, retry } = useDocument(load);
  const ref = useRef<HTMLDivElement>(null);
  useGoneMeanwhile(statusId);
  /* The button goes with the sentence; who pressed it stays with what comes in its place. */
  const handleRetry = (): void => {
    ref.current?.focus({ preventScroll: true });
    retry();
  };
  const reaction = reactions?.find((one) => one.name === name);
  return (
    <div ref={ref} tabIndex={-1}>
      {failure !== undefined && (
        <FailureLine onRetry={handleRetry}>{i18n._(failureWords(failure))}</FailureLine>
      )}
      {failure === undefined && !isLoaded && <Spinner label={t`Loading`} />}
      {isLoaded && <PeopleList ids={reaction?.accountIds ?? []} count={reaction?.count ?? 0} />}
    </div>
  );
}
