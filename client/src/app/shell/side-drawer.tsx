import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useModalDialog } from '#ui/dialogs/use-modal-dialog.ts';
import { horizontalDragDistance, swipeThresholds } from './swipe.ts';
import styles from './side-drawer.module.css';

/**
 * Lets a swipe by touch move an element towards an edge of the page. Calls `onAway` if the finger is
 * released after more than `threshold` CSS pixels.
 */
function useSwipeToClose(
  ref: RefObject<HTMLElement | null>,
  onAway: () => void,
  { edge, threshold }: { readonly edge: 'start' | 'end'; readonly threshold: number },
): void {
  const handleAway = useEffectEvent(onAway);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let start: { id: number; x: number; y: number } | undefined;
    const isRightward = () =>
      (getComputedStyle(element).direction === 'rtl') === (edge === 'start');
    const distance = (event: PointerEvent) =>
      start?.id === event.pointerId
        ? horizontalDragDistance(
            { x: event.clientX - start.x, y: event.clientY - start.y },
            isRightward(),
          )
        : 0;
    const reset = () => {
      start = undefined;
      element.style.removeProperty('translate');
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'mouse') {
          start = { id: event.pointerId, x: event.clientX, y: event.clientY };
        }
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!start) return;
        const sign = isRightward() ? 1 : -1;
        // oxlint-disable-next-line rookery/physical-sides -- the element follows the finger in every language
        element.style.setProperty('translate', `${sign * distance(event)}px`);
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      (event) => {
        const isAway = distance(event) >= threshold;
        reset();
        if (isAway) handleAway();
      },
      { signal },
    );
    element.addEventListener('pointercancel', reset, { signal });
    return () => controller.abort();
  }, [ref, edge, threshold]);
}

const edges = { sideDrawer: 'start', notifications: 'end' } as const;

/**
 * Mobile drawer: the menu slides in from the start edge, the notifications from the end edge.
 * Closes on a swipe towards that edge, Escape, the backdrop or its close button; the `<dialog>`
 * restores the focus.
 */
export function SideDrawer({
  kind = 'sideDrawer',
  isOpen,
  onClose,
  label,
  children,
}: {
  kind?: keyof typeof edges;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const ref = useModalDialog(isOpen, onClose);
  const edge = edges[kind];
  useSwipeToClose(ref, onClose, { edge, threshold: swipeThresholds[kind] });
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={classNames(styles.drawer, edge === 'end' && styles.atEnd)}
    >
      {isOpen && (
        <div className={styles.content}>
          <IconButton icon={X} label={t`Close`} onClick={onClose} className={styles.close} />
          {children}
        </div>
      )}
    </dialog>
  );
}
