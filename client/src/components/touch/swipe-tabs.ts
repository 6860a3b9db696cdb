import { gestureTarget } from '#lib/touch/gesture-target.ts';
import type { TouchPoint } from '#lib/touch/pull-rule.ts';
import styles from './swipe-tabs.module.css';
import { canStartSwipe, isNotHorizontalMovement, swipedTabStep } from '#lib/touch/swipe-rule.ts';

/** Selects the tab beside the current one in the first row of tabs in the main column. */
function selectTab(step: -1 | 1): void {
  const tabs = [...(document.querySelector('main [data-tabs]')?.children ?? [])];
  const at = tabs.findIndex((tab) => tab.matches('[aria-current], [aria-pressed="true"]'));
  const tab = at < 0 ? undefined : tabs[at + step];
  if (tab instanceof HTMLElement) tab.click();
}

const pointOf = ({ clientX: x, clientY: y }: Touch): TouchPoint => ({ x, y });

/** Changes the tab when a finger swipes over the main column. All listeners are passive. */
export function bindSwipeTabs(signal: AbortSignal): void {
  let start: (TouchPoint & { readonly at: number }) | undefined;
  const root = document.documentElement;
  if (styles.page) root.classList.add(styles.page);
  signal.addEventListener('abort', () => {
    if (styles.page) root.classList.remove(styles.page);
  });
  const options = { passive: true, signal };
  const cancel = (): void => {
    start = undefined;
  };
  document.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.touches;
      cancel();
      /* A touch that starts on media is no swipe between tabs, since media are zoomed and
         dragged with a finger. */
      if (!touch || gestureTarget(event)?.matches('img, svg, a:has(img)') !== false) return;
      const point = pointOf(touch);
      if (canStartSwipe(point, window.innerWidth)) start = { ...point, at: event.timeStamp };
    },
    options,
  );
  document.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (start && touch && isNotHorizontalMovement({ start, end: pointOf(touch) })) cancel();
    },
    options,
  );
  document.addEventListener(
    'touchend',
    ({ changedTouches: [touch], timeStamp }) => {
      /* No swipe if text is selected: after a long press, the finger moves the end of the
         selection. */
      const isSelecting = getSelection()?.isCollapsed === false;
      if (start && touch && !isSelecting) {
        const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
        const swipe = { start, end: pointOf(touch), ms: timeStamp - start.at };
        const step = swipedTabStep(swipe, isRightToLeft);
        if (step !== 0) selectTab(step);
      }
      cancel();
    },
    options,
  );
  document.addEventListener('touchcancel', cancel, options);
}
