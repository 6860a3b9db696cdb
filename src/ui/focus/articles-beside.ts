/** The posts of a list beside the one that holds an element, the nearest first: those after it, then those before. */
export function articlesBeside(element: Element): readonly HTMLElement[] {
  const article = element.closest('article');
  const list = article?.parentElement?.closest('[role="feed"], section, main');
  const all = [...(list?.querySelectorAll('article') ?? [])];
  const at = all.findIndex((one) => one === article);
  return at < 0 ? [] : [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}
