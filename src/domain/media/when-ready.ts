/**
 * A ref that tells when a player already knows its file as it is drawn: it begins to load before it
 * stands in the page, and nobody hears its events until then.
 */
export function whenReady(onReady: (() => void) | undefined) {
  return (player: HTMLMediaElement | null): void => {
    if (player && player.readyState >= HTMLMediaElement.HAVE_METADATA) onReady?.();
  };
}
