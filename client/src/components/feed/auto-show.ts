import type { Clock } from '#api/pacing.ts';
import type { FeedItem } from '#store/rows/feed-row.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import type { Log } from '#session/log.ts';
import type { PreferenceStore } from '#session/preferences/preference-store.ts';
import { articlesIn, closestArticle, closestFeed } from '#ui/focus/articles.ts';
import type { ScrollPort } from '#ui/virtual-list/scroll-port.ts';
import { blockClicksAfterMove } from './block-clicks-after-move.ts';
import { loadPullToRefresh } from '#components/touch/load-pull-to-refresh.ts';
import { isFeedAtTop } from './is-feed-at-top.ts';

/** Returns true if a popover inside the element is open. */
function hasOpenPopover(element: Element): boolean {
  return [...element.querySelectorAll('[popover]')].some((popover) =>
    popover.matches(':popover-open'),
  );
}

/** A position on the screen in CSS pixels. */
interface PointerPosition {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns whether an element is inside the feed's scroll port, and not inside another scroll port
 * nested in it.
 */
function isInPort({ scroller }: ScrollPort, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-scroller]') === (scroller ?? null);
}

function watchPointer({ clock, port, signal }: Pick<AutoShowOptions, 'clock' | 'port' | 'signal'>) {
  const isOver = ({ target }: Event): boolean =>
    closestFeed(target) !== undefined && isInPort(port, target);
  let usedAt = Number.NEGATIVE_INFINITY;
  let place: PointerPosition | undefined;
  const pressed = new Set<number>();

  const handlePress = (event: PointerEvent): void => {
    if (!isOver(event)) return;
    pressed.add(event.pointerId);
    usedAt = clock.now();
  };
  const handleMove = (event: PointerEvent): void => {
    /* Browsers also send `pointermove` when the page moves under a pointer that does not move. */
    const { screenX: x, screenY: y } = event;
    if ((x !== place?.x || y !== place.y) && isOver(event)) usedAt = clock.now();
    if (event.pointerType !== 'touch') place = { x, y };
  };
  const handleRelease = ({ pointerId }: PointerEvent): void => {
    if (pressed.delete(pointerId)) usedAt = clock.now();
  };
  const options = { capture: true, passive: true, signal };
  document.addEventListener('pointerdown', handlePress, options);
  document.addEventListener('pointermove', handleMove, options);
  document.addEventListener('pointerup', handleRelease, options);
  document.addEventListener('pointercancel', handleRelease, options);
  return {
    /**
     * Returns when a mouse last moved or a finger last touched, by the session's clock; the current
     * time while a pointer is pressed.
     */
    usedAt: () => (pressed.size > 0 ? clock.now() : usedAt),
    /** Returns the last position of the mouse. Positions of touches are not stored. */
    place: () => place,
  };
}

/** New statuses wait until the pointer has been still for this many milliseconds. */
const restMs = 1_000;

export interface AutoShowOptions {
  readonly preferences: PreferenceStore;
  readonly clock: Clock;
  /** The element or window in which the feed scrolls. */
  readonly port: ScrollPort;
  /** Whether the content was requested with outdated filters. */
  readonly isStale: () => boolean;
  /** Whether nothing may be shown automatically now. */
  readonly isPaused: boolean;
  /**
   * What was waiting to be shown when this module was loaded: `new` statuses, or a `refresh`, which
   * is the server's first response after cached statuses. Undefined if nothing was waiting.
   */
  readonly awaited: 'new' | 'refresh' | undefined;
  readonly log: Log;
  /** Stops the automatic showing when aborted. */
  readonly signal: AbortSignal;
}

/**
 * Returns whether the focus is inside a status, as for a keyboard or screen reader user or somebody
 * who writes a reply. Nothing may be inserted then. A focus set by a pointer press does not count.
 */
function isReading(port: ScrollPort): boolean {
  const focused = document.activeElement;
  if (!isInPort(port, focused)) return false;
  return closestArticle(focused) !== undefined && focused?.matches(':focus-visible') === true;
}

/** Movements below this distance in CSS pixels are ignored. */
const moveThresholdPx = 24;

function isWithinThreshold(
  one: PointerPosition | undefined,
  other: PointerPosition | undefined,
): boolean {
  if (!one || !other) return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) < moveThresholdPx;
}

/** When statuses were shown, where the pointer was, and what the feed contained before. */
interface Shown {
  readonly at: number;
  readonly pointer: PointerPosition | undefined;
  readonly items: readonly FeedItem[];
}

const withoutGaps = (items: readonly FeedItem[]) =>
  items.filter((item) => typeof item === 'string');

/** Returns whether items were inserted above or between earlier ones, which moved them. */
function haveMoved(items: readonly FeedItem[], earlier: readonly FeedItem[]): boolean {
  const ids = withoutGaps(items);
  return withoutGaps(earlier).some((id, index) => id !== ids[index]);
}

/** Returns whether a menu or card is open, which would move away together with its status. */
function isMenuOpen(port: ScrollPort): boolean {
  return articlesIn(port.scroller ?? document.body).some(
    (article) => isInPort(port, article) && hasOpenPopover(article),
  );
}

/**
 * Shows new statuses automatically while streaming is on, the page is at its top and the viewer is
 * not occupied. The first response after cached statuses is also shown without streaming. Waits while
 * a pointer is used over the statuses or a menu of one is open. If statuses moved, clicks are blocked
 * for a second unless the pointer has moved since.
 */
export function startAutoShow<Item>(
  loader: FeedLoader<Item>,
  { preferences, clock, port, isStale, isPaused, awaited, log, signal }: AutoShowOptions,
): void {
  const { usedAt, place } = watchPointer({ clock, port, signal });
  let isBlocked = false;
  let moved: Shown | undefined;
  let lastShown: Shown | undefined;
  const noteMoved = (): void => {
    if (lastShown && haveMoved(loader.feed.items, lastShown.items)) moved = lastShown;
    lastShown = undefined;
  };
  const noteShown = (): void => {
    noteMoved();
    lastShown = { at: clock.now(), pointer: place(), items: loader.feed.items };
  };
  /* Once the pointer has moved, clicks are allowed again, since the viewer then aims at what is
     shown now. */
  const blockedSince = (target: EventTarget | null): number => {
    if (!isInPort(port, target)) return Number.NEGATIVE_INFINITY;
    noteMoved();
    return moved && isWithinThreshold(moved.pointer, place()) ? moved.at : Number.NEGATIVE_INFINITY;
  };
  blockClicksAfterMove(blockedSince, clock, signal);

  const mayShow = (isRefresh: boolean): boolean => {
    const isAway = preferences.get('pauseOnUnfocused') && !document.hasFocus();
    const isFree = !isPaused && !isAway && !isReading(port);
    return (isRefresh || preferences.get('streaming')) && isFeedAtTop(port) && isFree;
  };
  const isInUse = (): boolean => isMenuOpen(port) || clock.now() - usedAt() < restMs;
  const showLater = async (isRefresh: boolean): Promise<void> => {
    isBlocked = true;
    try {
      while (isInUse())
        await clock.wait(Math.max(usedAt() + restMs - clock.now(), restMs / 4), signal);
    } catch {
      return;
    }
    isBlocked = false;
    if (!mayShow(isRefresh) || loader.feed.queued.length === 0) return;
    noteShown();
    loader.showQueued(true);
  };
  const stop = loader.addView(() => {
    /* If the page is not at its top, the list keeps the position of the status that is being
       read. */
    if (!isFeedAtTop(port)) return undefined;
    const isRefresh = loader.isCached;
    if (!mayShow(isRefresh)) return false;
    const isFree = !isBlocked && !isInUse();
    if (isFree) noteShown();
    else if (!isBlocked) void showLater(isRefresh);
    return isFree;
  });
  signal.addEventListener('abort', stop);
  if (awaited) void showLater(awaited === 'refresh');

  const refresh = async (): Promise<void> => {
    await (isStale() ? loader.reload() : loader.loadNewer());
    if (signal.aborted || !isFeedAtTop(port) || loader.feed.queued.length === 0) return;
    noteShown();
    loader.showQueued(true);
  };
  /* Pull to refresh is not offered in a column: its spinner would cover the main column as well. */
  if (!port.scroller) {
    loadPullToRefresh(refresh, signal).catch((error: unknown) =>
      log('the code of pull to refresh is missing', { error }),
    );
  }
}
