import { closestArticle } from './articles.ts';

/**
 * Returns the other articles of the list that contains `element`, those after it first, then those
 * before it from the nearest on.
 */
export function siblingArticles(element: Element): readonly HTMLElement[] {
  const article = closestArticle(element);
  const list = article?.parentElement?.closest('[role="feed"], section, main');
  const all = [...(list?.querySelectorAll('article') ?? [])];
  const at = all.findIndex((one) => one === article);
  return at < 0 ? [] : [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}
