/** Id of the shortcut that jumps to the next unread status. */
export const nextUnreadShortcutId = 'next-unread';

let mountedButton: HTMLElement | null = null;

/** Registers the mounted button that the shortcut clicks. Returns a function that unregisters it. */
export function registerNextUnreadButton(button: HTMLElement | null): () => void {
  mountedButton = button;
  return () => {
    if (mountedButton === button) mountedButton = null;
  };
}

/** Clicks the button on the page, if there is one. */
export function goToNextUnread(): void {
  const button = mountedButton;
  /* The first key is handled during a React update, in which the list cannot be rendered
     synchronously. */
  queueMicrotask(() => button?.click());
}
