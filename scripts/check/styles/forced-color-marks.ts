import type { Root, Rule } from 'postcss';
import { declarationsOf, isInForcedColors, rulesOf, type StyleRule } from './style-rule.ts';

/** Returns the selectors of the rules that use the colour Highlight in forced colours. */
function highlightedSelectors(sheet: Root): readonly string[] {
  return rulesOf(
    sheet,
    (rule) => isInForcedColors(rule) && /\bHighlight\b/.test(rule.toString()),
  ).map(({ selector }) => selector);
}

/**
 * Returns whether a rule for elements whose ARIA attribute says that they are selected removes the
 * outline. The rules in `required` mark these elements by an outline.
 */
function removesSharedMark(rule: Rule): boolean {
  const outline = declarationsOf(rule).get('outline') ?? '';
  return isSelectedByAria(rule.selector) && /^(?:none|0)\b/.test(outline);
}

/**
 * Returns whether a rule for elements that are selected without an ARIA attribute lacks a mark: it
 * has no outline, and no rule of the same selector uses the colour Highlight. No rule in `required`
 * marks these elements.
 */
function lacksOwnMark(rule: Rule, highlighted: readonly string[]): boolean {
  const { selector } = rule;
  const isSelectedOtherwise =
    !isSelectedByAria(selector) && /:has\(:checked\)|data-(?:current|chosen)/.test(selector);
  const hasOutline = declarationsOf(rule).has('outline');
  return isSelectedOtherwise && !hasOutline && !highlighted.some((one) => one.includes(selector));
}

function isSelectedByAria(selector: string): boolean {
  return /aria-(?:current|pressed|selected)/.test(selector);
}

/**
 * Requires that a selected element is marked in forced colours (`forced-colors: active`), in which
 * browsers draw no backgrounds.
 */
export const forcedColorMarks: StyleRule = {
  name: 'forced-color-marks',
  advice:
    'no background is drawn in forced colours: mark what is selected by an outline, or in @media (forced-colors: active) by the colour Highlight',
  find: (sheet) => {
    const highlighted = highlightedSelectors(sheet);
    return rulesOf(sheet, (rule) => removesSharedMark(rule) || lacksOwnMark(rule, highlighted));
  },
  required: ['[aria-current]', "[aria-pressed='true']", "[aria-selected='true']"].map(
    (attribute) => (rule) =>
      isInForcedColors(rule) &&
      rule.selector.includes(attribute) &&
      declarationsOf(rule).get('outline') === '2px solid Highlight',
  ),
};
