import type { ReactNode } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { StillImagesContext } from '#ui/pictures/still-image.tsx';
import { useReducedMotion } from '#ui/use-media-query.ts';

/** Stops animated images if the viewer or their system prefers it. */
export function StillImages({ children }: { children: ReactNode }) {
  const isRequested = usePreference('stopGifs');
  const isReduced = useReducedMotion();
  return <StillImagesContext value={isRequested || isReduced}>{children}</StillImagesContext>;
}
