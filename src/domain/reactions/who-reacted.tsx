import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { getReactions } from '#contract/calls/reactions.ts';
import { PeopleList } from '#domain/account/people-list.tsx';
import { failureWords } from '#domain/failure/failure-words.ts';
import { ingestReactions } from '#entities/ingest/ingest-reactions.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Spinner } from '#ui/spinner.tsx';

/** Who gave a reaction to a status; asked for when it is opened. */
export function WhoReacted({ statusId, name }: { statusId: string; name: string }) {
  const { t, i18n } = useLingui();
  const { tables, call, viewerId } = useSession();
  const reactions = useRow(tables.statuses, statusId)?.reactions;
  const [failure, setFailure] = useState<unknown>();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const askedAt = tables.hub.now();
    const values = { path: { id: statusId }, query: { with_muted: true }, signal: left.signal };
    call(getReactions, values).then(
      ({ value }) => {
        ingestReactions(tables, statusId, value, { askedAt, viewerId });
        setIsLoaded(true);
      },
      (error: unknown) => {
        if (!left.signal.aborted) setFailure(error);
      },
    );
    return () => left.abort();
  }, [call, statusId, tables, viewerId]);
  if (failure !== undefined) return <p role="alert">{i18n._(failureWords(failure))}</p>;
  if (!isLoaded) return <Spinner label={t`Loading`} />;
  const reaction = reactions?.find((one) => one.name === name);
  return <PeopleList ids={reaction?.accountIds ?? []} count={reaction?.count ?? 0} />;
}
