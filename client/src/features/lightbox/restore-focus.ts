import { outermostArticle } from '#ui/focus/articles.ts';
import { siblingArticles } from '#ui/focus/sibling-articles.ts';
import { mainElement } from '#ui/focus/screen-focus.ts';

/** Elements to focus after the lightbox closes, in order of preference. */
export type FocusCandidates = readonly HTMLElement[];

/**
 * Returns the elements to focus after the lightbox closes: the opener; if that was removed, its status;
 * then the statuses after it, those before it, and the main element.
 */
export function focusCandidates(opener: HTMLElement | undefined): FocusCandidates {
  if (!opener) return [];
  const post = outermostArticle(opener);
  const nearby = post ? [post, ...siblingArticles(post)] : [];
  return [opener, ...nearby, mainElement()].filter((element) => element !== null);
}

/**
 * Focuses the first candidate that is still connected. Waits for the end of full screen, during
 * which elements outside of it cannot get focus.
 */
export function restoreFocus(candidates: FocusCandidates): void {
  const focusFirst = (): void => {
    candidates.find((element) => element.isConnected)?.focus({ preventScroll: true });
  };
  if (!document.fullscreenElement) focusFirst();
  else document.addEventListener('fullscreenchange', focusFirst, { once: true });
}
