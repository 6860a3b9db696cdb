import { useMedia } from './use-media.ts';

/** Returns true if the system requests reduced motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
