import type { MouseEvent } from 'react';

/** Returns whether a click opens its target here. Other clicks open it in a new tab or window. */
export function isPrimaryClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
