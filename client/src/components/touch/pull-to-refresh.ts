import { msg } from '@lingui/core/macro';
import { i18n } from '#i18n/i18n.ts';
import { gestureTarget } from '#lib/touch/gesture-target.ts';
import { isPullReady, movePull, type Pull, startPull } from '#lib/touch/pull-rule.ts';
import { classNames } from '#ui/class-names.ts';
import spinner from '#ui/notes/spinner.module.css';
import visuallyHidden from '#ui/visually-hidden.module.css';
import styles from './pull-to-refresh.module.css';

/** The ring at the top of the window that follows the finger and turns while loading. */
function createIndicator() {
  const indicator = document.createElement('div');
  indicator.className = styles.indicator ?? '';
  indicator.dataset['surface'] = 'popover';
  const ring = document.createElement('span');
  ring.className = classNames(spinner.ring, styles.ring);
  const announcement = document.createElement('output');
  announcement.className = visuallyHidden.hidden ?? '';
  indicator.append(ring, announcement);
  document.body.append(indicator);
  const showPhase = (phase: 'idle' | 'pulling' | 'ready' | 'refreshing', distance = 0): void => {
    indicator.dataset['phase'] = phase;
    indicator.style.setProperty('--pull', String(distance));
    announcement.textContent = phase === 'refreshing' ? i18n._(msg`Refreshing…`) : '';
  };
  showPhase('idle');
  return { showPhase, remove: () => indicator.remove() };
}

/**
 * Refreshes when a finger pulls the page down from its top, and turns off the browser's own gesture,
 * which would reload the page. All listeners are passive: scrolling never waits for them.
 */
export function bindPullToRefresh(refresh: () => Promise<void>, signal: AbortSignal): void {
  const root = document.documentElement;
  const indicator = createIndicator();
  if (styles.page) root.classList.add(styles.page);
  let pull: Pull | undefined;
  let isRefreshing = false;

  const show = (): void => {
    if (isRefreshing) return;
    const isPulling = pull?.phase === 'pulling';
    if (!pull || !isPulling) indicator.showPhase('idle');
    else indicator.showPhase(isPullReady(pull) ? 'ready' : 'pulling', pull.distance);
  };
  const handleStart = (event: TouchEvent): void => {
    const [touch] = event.touches;
    pull = undefined;
    if (touch && !isRefreshing && gestureTarget(event))
      pull = startPull({ x: touch.clientX, y: touch.clientY }, window.scrollY);
    show();
  };
  const handleMove = ({ touches: [touch] }: TouchEvent): void => {
    if (!pull || !touch) return;
    pull = movePull(pull, { x: touch.clientX, y: touch.clientY }, window.scrollY);
    show();
  };
  const cancel = (): void => {
    pull = undefined;
    show();
  };
  const finish = async (): Promise<void> => {
    const wasReady = pull !== undefined && isPullReady(pull);
    cancel();
    if (!wasReady) return;
    isRefreshing = true;
    indicator.showPhase('refreshing');
    try {
      await refresh();
    } finally {
      isRefreshing = false;
      show();
    }
  };
  const options = { passive: true, signal };
  document.addEventListener('touchstart', handleStart, options);
  document.addEventListener('touchmove', handleMove, options);
  document.addEventListener('touchend', () => void finish(), options);
  document.addEventListener('touchcancel', cancel, options);
  signal.addEventListener('abort', () => {
    indicator.remove();
    if (styles.page) root.classList.remove(styles.page);
  });
}
