import { isInputMethodKey, type KeyEvent } from './key-events.ts';

/**
 * Returns whether Enter was pressed with Control or Command, which submits a form from any field.
 */
export function isSubmitKey(event: KeyEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isInputMethodKey(event);
}
