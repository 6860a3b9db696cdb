import { Trans, useLingui } from '@lingui/react/macro';
import { use, useLayoutEffect, useMemo, useRef } from 'react';
import { statusPath } from '#domain/links/paths.ts';
import { statusFailureWords } from '#domain/status/status-failure-words.ts';
import { StatusSlotsContext } from '#domain/status/status-slots.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { InlineThreadContext } from './inline-thread-context.ts';
import { ThreadLineView } from './parts/thread-line-view.tsx';
import { ThreadTools } from './parts/thread-tools.tsx';
import { ThreadControlsContext } from './thread-controls.ts';
import { threadLines } from './thread-lines.ts';
import styles from './thread.module.css';
import { useOriginalId, useThread } from './use-thread.ts';
import { useThreadLook } from './use-thread-look.ts';

/** So many lines a conversation has inside a timeline; longer ones are read on their own page. */
const shownLines = 40;

/* The status stays where it was in the window, whatever came in above it. */
function useSteadyFocus(focus: string, lines: unknown) {
  const box = useRef<HTMLElement>(null);
  const lastTop = useRef<number>(undefined);
  useLayoutEffect(() => {
    const card = box.current?.querySelector(`[data-status="${CSS.escape(focus)}"]`);
    if (!card) return;
    const { top } = card.getBoundingClientRect();
    const moved = top - (lastTop.current ?? top);
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
    lastTop.current = card.getBoundingClientRect().top;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what moves it is that other lines are drawn
  }, [focus, lines]);
  return box;
}

/** A conversation inside a timeline, in the place of one of its statuses (spec 1 §2). */
export function InlineThread({ id, onClose }: { id: string; onClose: () => void }) {
  const { i18n, t } = useLingui();
  const { threads, viewerId } = useSession();
  const focus = useOriginalId(id);
  const { thread, tree } = useThread(focus);
  const { look, controls, showAll } = useThreadLook(tree, focus);
  const slots = use(StatusSlotsContext);
  const ownSlots = useMemo(() => ({ ...slots, HeadTools: ThreadTools }), [slots]);
  const lines = useMemo(() => {
    const all = threadLines(tree, look);
    const at = all.findIndex((line) => line.kind === 'status' && line.id === focus);
    const from = Math.max(0, Math.min(at - shownLines / 2, all.length - shownLines));
    return { shown: all.slice(from, from + shownLines), isCut: all.length > shownLines };
  }, [tree, look, focus]);
  const box = useSteadyFocus(focus, lines);
  const error = thread?.error;
  const isDived = look.mode === 'tree' && look.dive !== undefined && tree.parentOf.has(look.dive);
  return (
    <section ref={box} aria-label={t`Conversation`} className={styles.thread}>
      <div className={styles.bar}>
        <Button variant="text" size="small" onClick={onClose}>
          <Trans>Close the conversation</Trans>
        </Button>
        {isDived && (
          <Button variant="text" size="small" onClick={showAll}>
            <Trans>Show the whole conversation</Trans>
          </Button>
        )}
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
      {error !== undefined && (
        <ErrorNote onRetry={() => void threads.load(focus)}>
          {i18n._(statusFailureWords(error, viewerId))}
        </ErrorNote>
      )}
      {thread?.isLoaded !== true && error === undefined && (
        <output className={styles.note}>
          <Trans>Loading the conversation</Trans>
          <Skeleton size="most" />
        </output>
      )}
    </section>
  );
}
