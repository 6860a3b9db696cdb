import { Trans, useLingui } from '@lingui/react/macro';
import { use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { statusPath } from '#domain/links/paths.ts';
import { StatusSlotsContext } from '#domain/status/status-slots.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { InlineThreadContext } from './inline-thread-context.ts';
import { cardOf } from './card-of.ts';
import { DiveButtons } from './parts/dive-buttons.tsx';
import { ThreadLineView } from './parts/thread-line-view.tsx';
import { ThreadTools } from './parts/thread-tools.tsx';
import { ThreadControlsContext } from './thread-controls.ts';
import { threadFailureWords } from './thread-failure-words.ts';
import { isNarrowed, threadLines } from './thread-lines.ts';
import styles from './thread.module.css';
import { useReveal } from './use-reveal.ts';
import { useSteadyLine } from './use-steady-line.ts';
import { useOriginalId, useThread } from './use-thread.ts';
import { useThreadLook } from './use-thread-look.ts';

/** So many lines a conversation has inside a timeline; longer ones are read on their own page. */
const shownLines = 40;

/** A conversation inside a timeline, in the place of one of its statuses (spec 1 §2). */
export function InlineThread({ id, onClose }: { id: string; onClose: () => void }) {
  const { i18n, t } = useLingui();
  const { threads, viewerId } = useSession();
  const focus = useOriginalId(id);
  const { thread, tree } = useThread(focus);
  const box = useRef<HTMLElement>(null);
  const { hold, settle } = useSteadyLine(box, focus);
  const { look, controls, goal } = useThreadLook(tree, focus, hold);
  useReveal(
    goal,
    useCallback((wanted) => cardOf(box.current, wanted), []),
  );
  const slots = use(StatusSlotsContext);
  const ownSlots = useMemo(() => ({ ...slots, HeadTools: ThreadTools }), [slots]);
  const lines = useMemo(() => {
    const all = threadLines(tree, look);
    const at = all.findIndex((line) => line.kind === 'status' && line.id === focus);
    const from = Math.max(0, Math.min(at - shownLines / 2, all.length - shownLines));
    return { shown: all.slice(from, from + shownLines), isCut: all.length > shownLines };
  }, [tree, look, focus]);
  useLayoutEffect(settle, [settle, lines]);
  const failure = thread?.failure;
  return (
    <section ref={box} aria-label={t`Conversation`} className={styles.thread}>
      <div className={styles.bar}>
        <Button variant="text" size="small" onClick={onClose}>
          <Trans>Close the conversation</Trans>
        </Button>
        {isNarrowed(tree, look) && <DiveButtons controls={controls} />}
        {lines.isCut && (
          <AppLink href={statusPath(focus)}>
            <Trans>Open the whole conversation</Trans>
          </AppLink>
        )}
      </div>
      <StatusSlotsContext value={ownSlots}>
        <ThreadControlsContext value={controls}>
          <InlineThreadContext value={undefined}>
            {lines.shown.map((line) => (
              <ThreadLineView
                key={`${line.kind} ${line.id}`}
                line={line}
                focus={focus}
                isNew={line.kind === 'status' && (thread?.newIds.includes(line.id) ?? false)}
              />
            ))}
          </InlineThreadContext>
        </ThreadControlsContext>
      </StatusSlotsContext>
      {failure && (
        <ErrorNote isRetrying={thread?.isLoading ?? false} onRetry={() => void threads.load(focus)}>
          {threadFailureWords(failure, viewerId, i18n)}
        </ErrorNote>
      )}
      {thread?.isLoaded !== true && !failure && (
        <output className={styles.note}>
          <Trans>Loading the conversation</Trans>
          <Skeleton size="most" />
        </output>
      )}
    </section>
  );
}
