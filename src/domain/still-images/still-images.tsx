import type { ReactNode } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { StillImagesContext } from '#ui/still-image.tsx';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';

/** Lets moving pictures stand still where the reader or their system wants that. */
export function StillImages({ children }: { children: ReactNode }) {
  const isAsked = usePreference('stopGifs');
  const isReduced = useReducedMotion();
  return <StillImagesContext value={isAsked || isReduced}>{children}</StillImagesContext>;
}
