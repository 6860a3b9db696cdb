export interface PlaybackWishes {
  /** Without sound and without end: a picture, but for its file's kind. */
  readonly isMovingPicture: boolean;
  /** Somebody asked for this very film. */
  readonly isOpened: boolean;
  /** The system asks for less motion. */
  readonly isReduced: boolean;
  /** Moving pictures are to stand still. */
  readonly isStill: boolean;
  readonly isSaving: boolean;
}

/** Nothing plays by itself under reduced motion or data saving, nor is fetched ahead when saving. */
export function playback({
  isMovingPicture,
  isOpened,
  isReduced,
  isStill,
  isSaving,
}: PlaybackWishes): { readonly playsItself: boolean; readonly preload: 'none' | 'metadata' } {
  const isWanted = isOpened || (isMovingPicture && !isStill);
  return {
    playsItself: isWanted && !isReduced && !isSaving,
    preload: isSaving ? 'none' : 'metadata',
  };
}
