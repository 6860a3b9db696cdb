export interface PlaybackOptions {
  /** A silent loop, such as a GIF that the server converted to a video. */
  readonly isMovingPicture: boolean;
  /** Whether the video was opened in the lightbox. */
  readonly isOpened: boolean;
  /** Whether the system asks for reduced motion. */
  readonly isReduced: boolean;
  /** Whether the reader has stopped animated images. */
  readonly isStill: boolean;
  readonly isSaving: boolean;
}

/**
 * Returns whether a video plays automatically, and what it preloads. With reduced motion or data
 * saving no video plays automatically, and with data saving none is preloaded.
 */
export function resolvePlayback(options: PlaybackOptions) {
  const { isMovingPicture, isOpened, isReduced, isStill, isSaving } = options;
  const isWanted = isOpened || (isMovingPicture && !isStill);
  const preload = isSaving ? 'none' : 'metadata';
  return { playsItself: isWanted && !isReduced && !isSaving, preload } as const;
}
