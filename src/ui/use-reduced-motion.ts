import { useMediaQuery } from './use-media-query.ts';

/** Returns true if the system requests reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
