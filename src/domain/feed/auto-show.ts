import type { Clock } from '#api/pacing.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import type { PreferenceStore } from '#session/preferences/store.ts';
import { guardClicks } from './guard-clicks.ts';
import { isAtTop } from './is-at-top.ts';
import { watchPointer, type PointerPlace } from './watch-pointer.ts';

/** What is new waits until the pointer has been still for so long, in milliseconds. */
const rest = 1_000;

export interface AutoShowOptions {
  readonly preferences: PreferenceStore;
  readonly clock: Clock;
  /** Nothing may show by itself now. */
  readonly isPaused: boolean;
  /**
   * What may wait already that nobody could decide about: a `refresh` is the server's answer to what
   * was shown from storage.
   */
  readonly awaited: 'new' | 'refresh' | undefined;
  /** The end of it. */
  readonly signal: AbortSignal;
}

/**
 * Somebody at the keyboard or with a screen reader is in one post, or writes an answer under it:
 * nothing may slip in. A press with a pointer alone does not make a reader.
 */
function isReading(): boolean {
  const focused = document.activeElement;
  return focused?.closest('article') instanceof Element && focused.matches(':focus-visible');
}

/** Nearer than this, in CSS pixels, a hand has only trembled. */
const tremor = 24;

function isNear(one: PointerPlace | undefined, other: PointerPlace | undefined): boolean {
  if (!one || !other) return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) < tremor;
}

/** A menu or a card that has been opened would move away with its post. */
function isMenuOpen(): boolean {
  return [...document.querySelectorAll('article [popover]')].some((menu) =>
    menu.matches(':popover-open'),
  );
}

/**
 * Lets what is new show by itself while streaming is on, the page stands at its top and nobody is
 * in the middle of something; the first answer after stored statuses does so without streaming too.
 * While a pointer is used over the posts, or a menu of one is open, it waits, and shows once that is
 * over. After showing, clicks of a pointer that is still where it was are held back for a second.
 */
export function startAutoShow<Item>(
  loader: FeedLoader<Item>,
  { preferences, clock, isPaused, awaited, signal }: AutoShowOptions,
): void {
  const { usedAt, place } = watchPointer(clock, signal);
  let isHeld = false;
  let shownAt = Number.NEGATIVE_INFINITY;
  let placeThen: PointerPlace | undefined;
  const noteShown = (): void => {
    shownAt = clock.now();
    placeThen = place();
  };
  /* Once the pointer has moved, its click is meant for what is there now. */
  const heldSince = (): number => (isNear(placeThen, place()) ? shownAt : Number.NEGATIVE_INFINITY);
  guardClicks(heldSince, clock, signal);

  const mayShow = (isRefresh: boolean): boolean => {
    const isAway = preferences.get('pauseOnUnfocused') && !document.hasFocus();
    const isFree = !isPaused && !isAway && !isReading();
    return (isRefresh || preferences.get('streaming')) && isAtTop() && isFree;
  };
  const isInUse = (): boolean => isMenuOpen() || clock.now() - usedAt() < rest;
  const showLater = async (isRefresh: boolean): Promise<void> => {
    isHeld = true;
    try {
      while (isInUse()) await clock.wait(Math.max(usedAt() + rest - clock.now(), rest / 4), signal);
    } catch {
      return;
    }
    isHeld = false;
    if (!mayShow(isRefresh) || loader.feed.queued.length === 0) return;
    noteShown();
    loader.showQueued(true);
  };
  const stop = loader.letShow(() => {
    const isRefresh = loader.isStored;
    if (!mayShow(isRefresh)) return false;
    const isFree = !isHeld && !isInUse();
    if (isFree) noteShown();
    else if (!isHeld) void showLater(isRefresh);
    return isFree;
  });
  signal.addEventListener('abort', stop);
  if (awaited) void showLater(awaited === 'refresh');
}
