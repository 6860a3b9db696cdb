import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, use, useLayoutEffect, useMemo } from 'react';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { Button } from '#ui/buttons/button.tsx';
import { ScrollPortContext } from '#ui/virtual-list/scroll-port.ts';
import { stickyBarsHeight } from '#ui/virtual-list/scroll-anchor.ts';
import {
  type InlineConversation,
  InlineConversationContext,
} from '#components/composer/use-card-instance-id.ts';
import { StatusSlotsContext } from '#components/status/card-options.ts';
import { ReplyPostedContext } from '#components/composer/use-inline-target.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import styles from '../inline-thread.module.css';
import { type ThreadControls, ThreadControlsContext } from '../thread-controls.ts';
import type { LaneLine } from '#store/thread/thread-lanes.ts';
import type { ThreadLine } from '#store/thread/thread-lines.ts';
import { ThreadLineView } from './thread-line-view.tsx';
import { ThreadTools } from './thread-tools.tsx';

/**
 * Positions the sticky bar of a list below the bars at the top of the page. Sets the bar's height on
 * its parent, so that elements scrolled into view stop below the bar. It is not set on the root
 * element, since most of the page is not below this bar.
 */
function useStickyBelowBars(bar: RefObject<HTMLElement | null>): void {
  const isInColumn = use(ScrollPortContext).scroller !== undefined;
  useLayoutEffect(() => {
    const element = bar.current;
    const parent = element?.parentElement;
    if (!element || !parent) return undefined;
    const update = (): void => {
      element.style.setProperty('--covered', `${isInColumn ? 0 : stickyBarsHeight()}px`);
      parent.style.setProperty('--bar-height', `${element.offsetHeight}px`);
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    /* The observed style of the root element contains the height of the bars at the top of the
       page. */
    const changes = new MutationObserver(update);
    changes.observe(document.documentElement, { attributeFilter: ['style'] });
    window.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [bar, isInColumn]);
}

/** Sticky buttons that collapse or open an inline conversation. */
export function InlineThreadBar({
  bar,
  onClose,
  children,
}: {
  bar: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  useStickyBelowBars(bar);
  return (
    <div ref={bar} className={styles.bar} data-surface="panel">
      <Button variant="text" size="small" onClick={onClose}>
        <Trans>Hide conversation</Trans>
      </Button>
      {children}
    </div>
  );
}

/**
 * Button in the header of each status of an inline conversation that collapses the conversation.
 */
function InlineTools({ cardId }: { cardId: string }) {
  const { t } = useLingui();
  const opened = use(InlineConversationContext);
  return (
    <>
      <ThreadTools cardId={cardId} />
      {opened?.id === cardId && (
        <IconButton
          icon={MessagesSquare}
          size="small"
          label={t`Hide conversation`}
          aria-expanded
          onClick={opened.close}
        />
      )}
    </>
  );
}

/** The lines of an inline conversation, with the context and slots of their cards. */
export function InlineThreadLines({
  lines,
  lanes,
  focus,
  newIds,
  controls,
  opened,
  onAnswered,
}: {
  lines: readonly ThreadLine[];
  lanes: ReadonlyMap<ThreadLine, LaneLine>;
  /** Id of the focused status of the conversation. */
  focus: string;
  newIds: readonly string[];
  controls: ThreadControls;
  /** The conversation as `InlineConversationContext` provides it to the cards. */
  opened: InlineConversation;
  onAnswered: (id: string) => void;
}) {
  const slots = use(StatusSlotsContext);
  const ownSlots = useMemo(() => ({ ...slots, HeadTools: InlineTools }), [slots]);
  return (
    <StatusSlotsContext value={ownSlots}>
      <ThreadControlsContext value={controls}>
        <InlineConversationContext value={opened}>
          <ReplyPostedContext value={onAnswered}>
            <div className={styles.lines}>
              {lines.map((line) => (
                <ThreadLineView
                  key={`${line.kind} ${line.id}`}
                  line={line}
                  place={lanes.get(line)}
                  focus={focus}
                  isNew={line.kind === 'status' && newIds.includes(line.id)}
                />
              ))}
            </div>
          </ReplyPostedContext>
        </InlineConversationContext>
      </ThreadControlsContext>
    </StatusSlotsContext>
  );
}
