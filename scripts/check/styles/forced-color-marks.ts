import { declarationsOf, isInForcedColors, rulesOf, type StyleRule } from './style-rule.ts';

/** Requires a mark of what is selected in forced colours, where no background is drawn. */
export const forcedColorMarks: StyleRule = {
  name: 'forced-color-marks',
  advice:
    'no background is drawn in forced colours: mark what is selected by an outline, or in @media (forced-colors: active) by the colour Highlight',
  find(sheet) {
    const marks = rulesOf(
      sheet,
      (rule) => isInForcedColors(rule) && /\bHighlight\b/.test(rule.toString()),
    ).map(({ selector }) => selector);
    return rulesOf(sheet, (rule) => {
      const { selector } = rule;
      const outline = declarationsOf(rule).get('outline');
      if (/aria-(?:current|pressed|selected)/.test(selector))
        return outline !== undefined && /^(?:none|0)\b/.test(outline);
      return (
        /:has\(:checked\)|data-(?:current|chosen)/.test(selector) &&
        outline === undefined &&
        !marks.some((marked) => marked.includes(selector))
      );
    });
  },
  required: ['[aria-current]', "[aria-pressed='true']", "[aria-selected='true']"].map(
    (attribute) => (rule) =>
      isInForcedColors(rule) &&
      rule.selector.includes(attribute) &&
      declarationsOf(rule).get('outline') === '2px solid Highlight',
  ),
};
