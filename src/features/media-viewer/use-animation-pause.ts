import { use, useState } from 'react';
import { useImageAnimation } from '#components/media/use-image-animation.ts';
import { mayBeAnimated, StillImagesContext } from '#ui/still-image.tsx';

/**
 * Returns whether an image is paused because it is, or may be, animated and animations are off; and
 * whether it is still now, with a toggle.
 */
export function useAnimationPause(src: string) {
  const mayPause = use(StillImagesContext) && mayBeAnimated(src);
  const movement = useImageAnimation(src, mayPause);
  const [isPlaying, setIsPlaying] = useState(false);
  const isHeld = mayPause && movement !== 'none';
  const toggle = (): void => setIsPlaying((was) => !was);
  return { isHeld, isStill: isHeld && !isPlaying, toggle };
}
