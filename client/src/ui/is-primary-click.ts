import type { MouseEvent } from 'react';

/** Returns whether a click means to open here, not in a new tab. */
export function isPrimaryClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
