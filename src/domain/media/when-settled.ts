import { tellCame } from './use-came-elsewhere.ts';

/**
 * A ref that tells what a player already knows of its file as it is drawn, good or bad: it begins to
 * load before it stands in the page, and nobody hears its events until then.
 */
export function whenSettled(
  onReady: (() => void) | undefined,
  onFailure: (() => void) | undefined,
) {
  return (player: HTMLMediaElement | null): void => {
    if (player?.error) onFailure?.();
    else if (player && player.readyState >= HTMLMediaElement.HAVE_METADATA) {
      onReady?.();
      tellCame(player.src);
    }
  };
}
