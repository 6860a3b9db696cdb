export interface PlaybackOptions {
  /** A silent loop, such as a GIF converted to video. */
  readonly isMovingPicture: boolean;
  /** The lightbox opened this video. */
  readonly isOpened: boolean;
  /** The system prefers reduced motion. */
  readonly isReduced: boolean;
  /** Animated images are stopped. */
  readonly isStill: boolean;
  readonly isSaving: boolean;
}

/**
 * Returns whether a video plays automatically and what it preloads. Nothing plays automatically
 * with reduced motion or data saving, and nothing is preloaded when saving data.
 */
export function playback(options: PlaybackOptions) {
  const { isMovingPicture, isOpened, isReduced, isStill, isSaving } = options;
  const isWanted = isOpened || (isMovingPicture && !isStill);
  const preload = isSaving ? 'none' : 'metadata';
  return { playsItself: isWanted && !isReduced && !isSaving, preload } as const;
}
