/** The shortcut that leads to the next post one has not read; its button is marked so. */
export const nextUnread = 'next-unread';

/** Does what the button of the page does, if there is one. */
export function goToNextUnread(): void {
  const button = document.querySelector<HTMLElement>(`[data-action="${nextUnread}"]`);
  /* The first key is handled while React is at work, in which the list could not be drawn at once. */
  queueMicrotask(() => button?.click());
}
