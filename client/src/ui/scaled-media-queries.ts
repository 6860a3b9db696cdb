import { createStore } from 'zustand/vanilla';

/** The text size that the viewer has chosen, as a multiple of the browser's. */
export const textScale = createStore(() => 1);

/** The media rules of all style sheets with their original queries. */
const queries = new Map<CSSMediaRule, string>();

/**
 * Returns a media query for the text size of the page. In media queries 1 rem is the font size of the
 * browser, also if the page has another.
 */
export function scaleQuery(query: string, scale: number): string {
  return query.replaceAll(/([\d.]+)rem/g, (_, length: string) => `${Number(length) * scale}rem`);
}

/** Collects media rules, also those inside of layers and style rules. */
function collectQueries(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !queries.has(rule)) queries.set(rule, rule.media.mediaText);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      collectQueries(rule.cssRules);
  }
}

function scaleStyleSheets(): void {
  for (const { cssRules } of document.styleSheets) collectQueries(cssRules);
  for (const [rule, query] of queries)
    rule.media.mediaText = scaleQuery(query, textScale.getState());
}

function handleLoad({ target }: Event): void {
  if (target instanceof HTMLLinkElement) scaleStyleSheets();
}

/**
 * Makes the media queries of all style sheets, and of `useMediaQuery`, follow the text size, so that
 * the layout changes as with the browser's font size. Costs nothing while the scale is 1.
 */
export function scaleMediaQueries(scale: number): void {
  if (scale === textScale.getState()) return;
  // Style sheets of other chunks are scaled before the chunks are rendered.
  document.addEventListener('load', handleLoad, true);
  textScale.setState(scale, true);
  scaleStyleSheets();
}
