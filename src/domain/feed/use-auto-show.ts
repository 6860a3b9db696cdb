import { useEffect } from 'react';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import type { PreferenceStore } from '#session/preferences/store.ts';
import { topDistance } from '#ui/virtual-list/list-place.ts';

/** Nearer to the top than `topDistance`, new statuses show by themselves (spec 1 §9). */
export function isAtTop(): boolean {
  return window.scrollY < topDistance;
}

/**
 * Somebody at the keyboard or with a screen reader is in one post, or writes an answer under it:
 * nothing may slip in. A press with a pointer alone does not make a reader.
 */
function isReading(): boolean {
  const focused = document.activeElement;
  return focused?.closest('article') instanceof Element && focused.matches(':focus-visible');
}

/**
 * Lets what is new show by itself while streaming is on, the page stands at its top and nobody is
 * in the middle of something; else it waits in the queue (spec 1 §4, Timeline).
 */
export function useAutoShow<Item>(
  loader: FeedLoader<Item>,
  preferences: PreferenceStore,
  isPaused: boolean,
): void {
  useEffect(
    () =>
      loader.letShow(() => {
        const isAway = preferences.get('pauseOnUnfocused') && !document.hasFocus();
        const isFree = !isPaused && !isAway && !isReading();
        return preferences.get('streaming') && isAtTop() && isFree;
      }),
    [loader, preferences, isPaused],
  );
}
