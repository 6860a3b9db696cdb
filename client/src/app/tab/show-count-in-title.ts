/**
 * Shows a count before the page's title, as in `(3) Home`. Screens render their own `<title>`; the
 * element added here comes first and exists only while `count` is positive. Returns a function that
 * removes it.
 */
export function showCountInTitle(count: number, head: HTMLHeadElement = document.head): () => void {
  const countTitle = document.createElement('title');
  const write = (): void => {
    const shown = [...head.querySelectorAll('title')].find((title) => title !== countTitle);
    const text = `(${count}) ${shown?.textContent ?? ''}`.trimEnd();
    if (countTitle.textContent !== text) countTitle.textContent = text;
    if (head.querySelector('title') !== countTitle) head.prepend(countTitle);
  };
  if (count <= 0) return () => undefined;
  write();
  const observer = new MutationObserver(write);
  observer.observe(head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    countTitle.remove();
  };
}
