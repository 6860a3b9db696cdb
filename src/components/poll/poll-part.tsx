import { useCallback } from 'react';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import styles from './status-poll.module.css';

const StatusPoll = lazyPart('StatusPoll', () => import('./status-poll.tsx'));

/** Reserves the poll's height until its code has loaded. */
function PollPlaceholder({ options }: { options: number }) {
  const reserve = useCallback(
    (element: HTMLElement | null) => element?.style.setProperty('--options', String(options)),
    [options],
  );
  return <div ref={reserve} className={styles.room} />;
}

/** The poll of a status; its code is loaded with the first poll. */
export function PollPart({ id, isOwn }: { id: string; isOwn: boolean }) {
  const options = useRow(useSession().tables.polls, id)?.options?.length ?? 0;
  return (
    <LazyBoundary fallback={<PollPlaceholder options={options} />}>
      <StatusPoll id={id} isOwn={isOwn} />
    </LazyBoundary>
  );
}
