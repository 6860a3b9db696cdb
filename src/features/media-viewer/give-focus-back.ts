/** What may have the focus after the viewer, best first. */
export type FocusPlace = readonly HTMLElement[];

/**
 * Where the focus goes after the viewer: to what opened it; where that goes meanwhile, as with a post
 * that is deleted, to its post, the next one, the one before, or the page's main part.
 */
export function focusPlace(opener: HTMLElement | undefined): FocusPlace {
  if (!opener) return [];
  const main = document.querySelector<HTMLElement>('main');
  const posts = [...document.querySelectorAll<HTMLElement>('article[data-status]')];
  const at = posts.findIndex((post) => post.contains(opener));
  const near = at < 0 ? [] : [...posts.slice(at), ...posts.slice(0, at).toReversed()];
  return main ? [opener, ...near, main] : [opener, ...near];
}

/**
 * The focus goes to the first that is left. As long as something fills the screen, nothing outside
 * of it can take it.
 */
export function giveFocusBack(place: FocusPlace): void {
  const give = (): void => {
    place.find((one) => one.isConnected)?.focus({ preventScroll: true });
  };
  if (!document.fullscreenElement) give();
  else document.addEventListener('fullscreenchange', give, { once: true });
}
