import { Trans, useLingui } from '@lingui/react/macro';
import { use, useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { statusPath } from '#domain/links/paths.ts';
import { StatusSlotsContext } from '#domain/status/status-slots.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { coveredTop } from '#ui/virtual-list/list-place.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { InlineThreadContext } from './inline-thread-context.ts';
import { cardOf } from '#domain/status/card-of.ts';
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
export function InlineThread({
  id,
  list,
  isNew,
  onClose,
}: {
  id: string;
  /** The timeline's, in which it stands under the id. */
  list: RefObject<VirtualListHandle | null>;
  /** Has just been opened: its status stood at the row's beginning. */
  isNew: boolean;
  onClose: () => void;
}) {
  const { i18n, t } = useLingui();
  const { threads, viewerId } = useSession();
  const focus = useOriginalId(id);
  const { thread, tree } = useThread(focus);
  const box = useRef<HTMLElement>(null);
  const moveTo = useCallback((top: number) => list.current?.goTo({ key: id, top }), [list, id]);
  const { hold, settle } = useSteadyLine({ box, focus, stoodFirst: isNew, moveTo });
  const { look, controls, goal } = useThreadLook({ thread, tree }, focus, hold);
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
  useLayoutEffect(() => {
    /* The button that opened it has gone, and the focus with it. */
    if (document.activeElement === document.body) {
      cardOf(box.current, focus)?.focus({ preventScroll: true });
    }
  }, [focus]);
  const close = (): void => {
    const row = list.current?.elementOf(id);
    const top = cardOf(box.current, focus)?.getBoundingClientRect().top ?? 0;
    const start = Math.max(coveredTop(), box.current?.getBoundingClientRect().top ?? 0);
    flushSync(onClose);
    moveTo(top >= coveredTop() && top < window.innerHeight ? top : start);
    cardOf(row, id)?.focus({ preventScroll: true });
  };
  const failure = thread?.failure;
  return (
    <section ref={box} aria-label={t`Conversation`} className={styles.thread}>
      <div className={styles.bar}>
        <Button variant="text" size="small" onClick={close}>
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
