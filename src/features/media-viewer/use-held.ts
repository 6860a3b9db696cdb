import { use, useState } from 'react';
import { useMovement } from '#domain/media/use-movement.ts';
import { mayMove, StillImagesContext } from '#ui/still-image.tsx';

/**
 * Returns whether an image is paused because it is, or may be, animated and animations are off; and
 * whether it is still now, with a toggle.
 */
export function useHeld(src: string) {
  const mayPause = use(StillImagesContext) && mayMove(src);
  const movement = useMovement(src, mayPause);
  const [isPlaying, setIsPlaying] = useState(false);
  const isHeld = mayPause && movement !== 'none';
  const toggle = (): void => setIsPlaying((was) => !was);
  return { isHeld, isStill: isHeld && !isPlaying, toggle };
}
