import type { Declaration } from 'postcss';
import { declarationsOf, type StyleRule } from './style-rule.ts';

/** Requires an outline in the accent colour around the element that has the keyboard focus. */
export const focusRing: StyleRule = {
  name: 'focus-ring',
  advice: 'what keys reach shows the outline of :focus-visible in ui/page/base.css: keep it',
  find(sheet) {
    const found: Declaration[] = [];
    sheet.walkDecls('outline', (declaration) => {
      if (/^(?:none|0)\b/.test(declaration.value)) found.push(declaration);
    });
    return found;
  },
  required: [
    (rule) =>
      rule.selector === ':focus-visible' &&
      (rule.parent?.type === 'root' || rule.parent?.parent?.type === 'root') &&
      declarationsOf(rule).get('outline') === '2px solid var(--accent)',
  ],
};
