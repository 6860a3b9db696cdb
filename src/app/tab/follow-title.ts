/**
 * Tells a count before the page's title, `(3) Home`, for as long as it is followed. Screens write
 * their title into an element of their own; ours stands before all of them, and only while there is
 * something to tell. Gives the way to stop.
 */
export function followTitle(count: number, head: HTMLHeadElement = document.head): () => void {
  const own = document.createElement('title');
  const write = (): void => {
    const shown = [...head.querySelectorAll('title')].find((title) => title !== own);
    const text = `(${count}) ${shown?.textContent ?? ''}`.trimEnd();
    if (own.textContent !== text) own.textContent = text;
    if (head.querySelector('title') !== own) head.prepend(own);
  };
  if (count <= 0) return () => undefined;
  write();
  const observer = new MutationObserver(write);
  observer.observe(head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    own.remove();
  };
}
