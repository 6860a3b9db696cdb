import { isInputMethodKey, type KeyEvent } from './key-events.ts';

/**
 * Whether Enter was pressed with Control or Command, which submits a form from any of its fields.
 */
export function isSubmitKey(event: KeyEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isInputMethodKey(event);
}
