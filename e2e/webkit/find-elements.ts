/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page alone */
/** An element as a person sees it. */
export interface Target {
  readonly css: string;
  /** The whole accessible name. */
  readonly name?: string | undefined;
  /** A part of the text. */
  readonly text?: string | undefined;
}

/**
 * Runs in the page: returns the visible elements of the last target, each inside one of the target
 * before it.
 */
export function findElements(path: readonly Target[]): Element[] {
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
