import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import type { PollRow } from '#store/rows/poll-row.ts';
import { useRow } from '#store/use-row.ts';
import { hasPollEnded, watchPoll } from '#session/polls/watch-poll.ts';
import { useSession } from '#session/session-context.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { useServerOffset } from '#session/use-server-offset.ts';
import { useNow } from '#ui/use-now.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Alert } from '#ui/notes/alert.tsx';
import { PollResults, PollVotes } from './poll-options.tsx';
import styles from './status-poll.module.css';
import { usePollVote } from './use-poll-vote.ts';

/** Longest delay of `setTimeout` in milliseconds. Browsers fire longer timers at once. */
const maxTimerMs = 2 ** 31 - 1;

/** Returns whether a poll has ended, and renders again when it does. */
function usePollHasEnded(poll: PollRow | undefined): boolean {
  const { now: serverNow } = useSession().serverClock;
  const now = useNow() + useServerOffset();
  const [wokenAt, setWokenAt] = useState(0);
  const isOver = poll !== undefined && hasPollEnded(poll, Math.max(now, wokenAt));
  const end = Date.parse(poll?.expiresAt ?? '');
  /* Browsers limit the delay of a timer. If the poll ends later than that, the effect checks
     again whenever `now` changes. */
  useEffect(() => {
    const delay = end - serverNow();
    /* `now` is updated once a minute, so it may be up to a minute behind the clock. It is ahead
       of the clock if the person has set the device's clock back. */
    if (isOver || Number.isNaN(end) || Math.max(delay, end - now) > maxTimerMs) return undefined;
    const timer = setTimeout(() => setWokenAt(end), delay);
    return () => clearTimeout(timer);
  }, [end, isOver, now, serverNow]);
  return isOver;
}

function PollCount({ poll: { votersCount, votesCount = 0, multiple } }: { poll: PollRow }) {
  return multiple === true && typeof votersCount === 'number' ? (
    <Plural value={votersCount} one="# person" other="# people" />
  ) : (
    <Plural value={votesCount} one="# vote" other="# votes" />
  );
}

/* Returns whether a poll has an end. Mastodon also has polls without one. */
function hasEnd({ expiresAt }: PollRow): boolean {
  return !Number.isNaN(Date.parse(expiresAt ?? ''));
}

function PollEnd({ poll, isOver }: { poll: PollRow; isOver: boolean }) {
  if (!hasEnd(poll))
    return <Trans comment="The poll; stands behind the number of votes">Ended</Trans>;
  const time = <RelativeTime moment={poll.expiresAt ?? ''} length="long" isDeadline />;
  return isOver ? (
    <Trans comment="The poll; {time} is a phrase such as “2 days ago”">Ended {time}</Trans>
  ) : (
    <Trans comment="The poll; {time} is a phrase such as “in 3 hours”">Ends {time}</Trans>
  );
}

/** Announces the end of a poll to a viewer who had selected an option or could still vote. */
function PollEnded({ hasChosen, sawForm }: { hasChosen: boolean; sawForm: boolean }) {
  if (hasChosen) return <Trans>The poll has ended. Your vote wasn’t counted.</Trans>;
  return sawForm ? <Trans>The poll has ended.</Trans> : null;
}

/**
 * A poll: a form to vote, or the results (R-POLL-002). The results are shown to those who have voted,
 * to the author, to visitors, and to everybody once the poll has ended. Refetched while on screen.
 */
export function StatusPoll({ id, isOwn }: { id: string; isOwn: boolean }) {
  const { i18n } = useLingui();
  const session = useSession();
  const { tables, viewerId } = session;
  const poll = useRow(tables.polls, id);
  const mine = useRow(tables.pollViewers, id);
  const isOver = usePollHasEnded(poll);
  const vote = usePollVote(id);
  const button = useRef<HTMLButtonElement>(null);
  const [sawForm, setSawForm] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let stop: (() => void) | undefined;
      const observer = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting === true) stop ??= watchPoll(session, id);
        else {
          stop?.();
          stop = undefined;
        }
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        stop?.();
      };
    },
    [id, session],
  );
  if (!poll) return null;
  const hasVoted = mine?.voted === true;
  const mayNotVote = isOwn || viewerId === null || hasVoted;
  const showsResults = mayNotVote || (isOver && !vote.isSending);
  if (!showsResults && !sawForm) setSawForm(true);
  /* The clicked button unmounts with the error, so the focus moves to the poll's button first. */
  const leaveFailure = (act: () => void): void => {
    const clicked = document.activeElement;
    button.current?.focus();
    restoreFocusNearby(clicked);
    act();
  };
  const meta = (
    <p className={styles.meta}>
      <PollCount poll={poll} />
      {(isOver || hasEnd(poll)) && (
        <>
          <span aria-hidden>·</span>
          <span>
            <PollEnd poll={poll} isOver={isOver} />
          </span>
        </>
      )}
      {poll.isAnonymous !== undefined && (
        <>
          <span aria-hidden>·</span>
          <span>
            {poll.isAnonymous ? (
              <Trans>Votes are anonymous</Trans>
            ) : (
              <Trans>Others may see who voted</Trans>
            )}
          </span>
        </>
      )}
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
        <PollVotes poll={poll} vote={vote} buttonRef={button}>
          {meta}
        </PollVotes>
      )}
      {vote.failure !== undefined && (
        <Alert onDismiss={() => leaveFailure(vote.dismissFailure)}>
          <span>{i18n._(errorMessage(vote.failure))}</span>{' '}
          {!showsResults && (
            <Button variant="text" size="small" onClick={() => leaveFailure(vote.send)}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </Alert>
      )}
      <output className={styles.ended}>
        {showsResults && !mayNotVote && (
          <PollEnded hasChosen={vote.chosen.length > 0} sawForm={sawForm} />
        )}
      </output>
    </div>
  );
}
