/** Id of the shortcut that jumps to the next unread status; its button is marked with it. */
export const nextUnreadShortcutId = 'next-unread';

/** Clicks the button on the page, if there is one. */
export function goToNextUnread(): void {
  const button = document.querySelector<HTMLElement>(`[data-action="${nextUnreadShortcutId}"]`);
  /* The first key is handled during a React update, in which the list cannot be rendered
     synchronously. */
  queueMicrotask(() => button?.click());
}
