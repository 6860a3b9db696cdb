import type { MouseEvent } from 'react';

/** A press that means “open it here”, and not “in a tab of its own”. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
