/* oxlint-disable unicorn/consistent-function-scoping -- only the function itself is sent to the page */
/**
 * Criteria for elements. A target in a path is searched inside the elements of the target before
 * it.
 */
export interface ElementTarget {
  readonly css: string;
  /** The whole accessible name of the element. */
  readonly name?: string | undefined;
  /** A text that the element contains. */
  readonly text?: string | undefined;
}

/**
 * Returns the visible elements that match the last target of a path. Each is inside an element that matches
 * the target before, and so on. Runs in the page.
 */
export function findElements(path: readonly ElementTarget[]): Element[] {
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const spokenText = (element: Element): string => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return textOf(copy);
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids !== undefined)
      return ids.map((id) => textOf(document.querySelector(`#${CSS.escape(id)}`))).join(' ');
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label !== null) return label;
    if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0)
      return [...element.labels]
        .map((one) => (one instanceof Element ? textOf(one) : ''))
        .join(' ');
    const image = element.querySelector('img[alt]')?.getAttribute('alt');
    return spokenText(element) || image || (element.getAttribute('title') ?? '');
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  let found: readonly ParentNode[] = [document];
  for (const { css, name, text } of path) {
    found = found
      .flatMap((root) => [...root.querySelectorAll(css)])
      .filter(
        (element) =>
          isVisible(element) &&
          (name === undefined || nameOf(element) === name) &&
          (text === undefined || textOf(element).includes(text)),
      );
  }
  return found.filter((one) => one instanceof Element);
}
