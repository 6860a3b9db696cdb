import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { use, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ThreadControlsContext, type ThreadControls } from '#components/thread/thread-controls.ts';
import { threadErrorMessage } from '#components/thread/thread-error-message.ts';
import { missingReplies } from '#components/thread/missing-replies.ts';
import type { ThreadHandle } from '#components/thread/use-thread-handle.ts';
import { useRow } from '#store/use-row.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { threadsOf } from '#session/threads/threads-of.ts';
import { Button } from '#ui/button.tsx';
import styles from './missing-replies-note.module.css';

interface NoteProps {
  readonly focus: string;
  readonly thread: RefObject<ThreadHandle | null>;
  readonly onShowHidden: () => void;
}

function useMissingReplies(tree: ThreadControls['tree']) {
  const { statuses } = useSession().tables;
  const read = () => missingReplies(tree, (id) => statuses.get(id)?.repliesCount);
  const count = useSyncExternalStore(statuses.subscribeAll, () => read().count);
  return { count, of: () => read().of };
}

function Note({
  focus,
  thread,
  onShowHidden,
  controls: { tree, unseen },
}: NoteProps & { controls: ThreadControls }) {
  const { i18n } = useLingui();
  const session = useSession();
  const { count, of } = useMissingReplies(tree);
  const hidden = tree.ids.filter((id) => unseen.filtered.has(id));
  /* After one attempt, replies that are still missing are reported as unavailable. */
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const {
    attempt,
    isPending: isLoading,
    failure,
  } = useAttempt(async () => {
    const known = new Set(tree.ids);
    await threadsOf(session).loadReplies(focus, of());
    flushSync(() => setTried(true));
    /* The focused button unmounts. */
    const ids = session.tables.threads.get(focus)?.statusIds ?? [];
    const first = ids.find((id) => !known.has(id));
    if (first === undefined) box.current?.focus();
    else thread.current?.showStatus(first);
  });
  if (hidden.length === 0 && count === 0) return null;
  const show = (): void => {
    const [first] = hidden;
    flushSync(onShowHidden);
    if (first !== undefined) thread.current?.showStatus(first);
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.note}>
      {hidden.length > 0 && (
        <p>
          <Plural
            value={hidden.length}
            one="# reply is hidden by a filter."
            other="# replies are hidden by a filter."
          />
          <Button variant="text" size="small" onClick={show}>
            <Trans>Show what is hidden</Trans>
          </Button>
        </p>
      )}
      {count > 0 && (
        <p>
          {isTried ? (
            <Plural
              value={count}
              one="# reply cannot be had: deleted, not known to this server, or not for you to see."
              other="# replies cannot be had: deleted, not known to this server, or not for you to see."
            />
          ) : (
            <>
              <Plural
                value={count}
                one="# reply was not fetched."
                other="# replies were not fetched."
              />
              <Button variant="text" size="small" isBusy={isLoading} onClick={() => void attempt()}>
                <Trans>Fetch what is missing</Trans>
              </Button>
            </>
          )}
        </p>
      )}
      {failure !== undefined && (
        <p role="alert">
          {threadErrorMessage({ part: 'context', error: failure }, session.viewerId, i18n)}
        </p>
      )}
    </div>
  );
}

/** Says which replies are hidden or missing, and why, with a button to show or load them. */
export function MissingRepliesNote(props: NoteProps) {
  const controls = use(ThreadControlsContext);
  const row = useRow(useSession().tables.threads, props.focus);
  if (!controls || row?.isLoaded !== true || row.failure) return null;
  return <Note {...props} controls={controls} />;
}
