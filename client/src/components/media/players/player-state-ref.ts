import { notifyMediaLoaded } from '../use-media-loaded-elsewhere.ts';

/**
 * Returns a ref callback that reports a player's load state on mount. A player starts loading before
 * it is mounted, so its first events may have been missed.
 */
export function playerStateRef(
  onReady: (() => void) | undefined,
  onFailure: (() => void) | undefined,
) {
  return (player: HTMLMediaElement | null): void => {
    if (player?.error) onFailure?.();
    else if (player && player.readyState >= HTMLMediaElement.HAVE_METADATA) {
      onReady?.();
      notifyMediaLoaded(player.src);
    }
  };
}
