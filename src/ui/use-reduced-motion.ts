import { useMedia } from './use-media.ts';

/** Whether the reader's system asks for less motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
