/** Id of the shortcut that jumps to the next unread status. */
export const nextUnreadShortcutId = 'next-unread';

let mountedButton: HTMLElement | null = null;

/**
 * Registers the mounted button that the shortcut presses. Returns a function that unregisters the
 * button.
 */
export function registerNextUnreadButton(button: HTMLElement | null): () => void {
  mountedButton = button;
  return () => {
    if (mountedButton === button) mountedButton = null;
  };
}

/**
 * Presses the registered button that goes to the next unread status. Does nothing if no button is
 * mounted.
 */
export function goToNextUnread(): void {
  const button = mountedButton;
  /* The click waits for a microtask: the key event is handled during a React update, in which
     the list cannot be rendered synchronously. */
  queueMicrotask(() => button?.click());
}
