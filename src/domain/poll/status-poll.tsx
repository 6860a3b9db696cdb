import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { RelativeTime } from '#domain/relative-time/relative-time.tsx';
import type { PollRow } from '#entities/rows/poll-row.ts';
import { useRow } from '#entities/use-row.ts';
import { formatNumber } from '#i18n/format/number.ts';
import { hasEnded, watchPoll } from '#session/polls/poll-watch.ts';
import { useSession } from '#session/session-context.ts';
import { watchOnScreen } from '#ui/on-screen.ts';
import { useNow } from '#ui/use-now.ts';
import { PollResults } from './poll-results.tsx';
import { PollVotes } from './poll-votes.tsx';
import styles from './status-poll.module.css';

function PollCount({ poll: { votersCount, votesCount = 0, multiple } }: { poll: PollRow }) {
  const { t, i18n } = useLingui();
  if (multiple === true && typeof votersCount === 'number') {
    const people = formatNumber(votersCount, i18n.locale);
    return t`${plural(votersCount, { one: `${people} person`, other: `${people} people` })}`;
  }
  const votes = formatNumber(votesCount, i18n.locale);
  return t`${plural(votesCount, { one: `${votes} vote`, other: `${votes} votes` })}`;
}

function PollEnd({ poll: { expiresAt }, isOver }: { poll: PollRow; isOver: boolean }) {
  if (typeof expiresAt !== 'string') return isOver ? <Trans>ended</Trans> : null;
  const time = <RelativeTime moment={expiresAt} length="long" />;
  return isOver ? <Trans>ended {time}</Trans> : <Trans>ends {time}</Trans>;
}

/**
 * A poll: to vote in, or its results for those who have voted, who are its author or a visitor, and
 * for everybody once it has ended (spec 2 §4). Fresh as long as it is on the screen.
 */
export function StatusPoll({ id, isOwn }: { id: string; isOwn: boolean }) {
  const session = useSession();
  const { tables, viewerId } = session;
  const poll = useRow(tables.polls, id);
  const mine = useRow(tables.pollViewers, id);
  const now = useNow();
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let stop: (() => void) | undefined;
      const end = watchOnScreen(element, (isOnScreen) => {
        if (isOnScreen) stop ??= watchPoll(session, id);
        else {
          stop?.();
          stop = undefined;
        }
      });
      return () => {
        end();
        stop?.();
      };
    },
    [id, session],
  );
  if (!poll) return null;
  const isOver = hasEnded(poll, now);
  const showsResults = isOver || isOwn || viewerId === null || mine?.voted === true;
  const meta = (
    <p className={styles.meta}>
      <PollCount poll={poll} />
      <span aria-hidden>·</span>
      <span>
        <PollEnd poll={poll} isOver={isOver} />
      </span>
    </p>
  );
  return (
    <div ref={watch} className={styles.poll}>
      {showsResults ? (
        <>
          <PollResults poll={poll} ownVotes={mine?.ownVotes ?? []} />
          {meta}
        </>
      ) : (
        <PollVotes poll={poll}>{meta}</PollVotes>
      )}
    </div>
  );
}
