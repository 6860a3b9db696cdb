import { use, useState } from 'react';
import { useMovement } from '#domain/media/use-movement.ts';
import { mayMove, StillImagesContext } from '#ui/still-image.tsx';

/**
 * Whether a picture is held, since it moves, or may, where moving pictures are not wanted; whether it
 * stands still just now, and how to change that.
 */
export function useHeld(src: string) {
  const isUnwanted = use(StillImagesContext) && mayMove(src);
  const movement = useMovement(src, isUnwanted);
  const [isPlaying, setIsPlaying] = useState(false);
  const isHeld = isUnwanted && movement !== 'none';
  const toggle = (): void => setIsPlaying((was) => !was);
  return { isHeld, isStill: isHeld && !isPlaying, toggle };
}
