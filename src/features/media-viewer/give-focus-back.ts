/**
 * The focus goes to what opened the viewer. As long as something fills the screen, nothing outside
 * of it can take it.
 */
export function giveFocusBack(opener: HTMLElement | undefined): void {
  const give = (): void => {
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  };
  if (!document.fullscreenElement) give();
  else document.addEventListener('fullscreenchange', give, { once: true });
}
