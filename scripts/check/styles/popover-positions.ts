import type { Declaration } from 'postcss';
import { selectorsOf, type StyleRule } from './style-rule.ts';

const properties: Readonly<Record<string, (selector: string) => boolean>> = {
  // WebKitGTK 2.50 hangs when a dialog closes that contains a closed popover with `position-try`.
  'position-try': (selector) => selector.endsWith(':popover-open'),
  // `[data-anchors]` is set only if `popover-anchors.ts` has found that the browser's showPopover
  // uses its option `source`, which `@supports` cannot test.
  'position-area': (selector) => selector.startsWith(':where([data-anchors]) '),
};

/** Refuses popover positions with which a browser hangs or misplaces the popover. */
export const popoverPositions: StyleRule = {
  name: 'popover-positions',
  advice:
    'declare position-try-fallbacks for :popover-open only, and position-area below :where([data-anchors])',
  find(sheet) {
    const found: Declaration[] = [];
    sheet.walkDecls(/^position-(?:try|area)/, (declaration) => {
      const [, isRight] =
        Object.entries(properties).find(([start]) => declaration.prop.startsWith(start)) ?? [];
      if (!selectorsOf(declaration).every((selector) => isRight?.(selector)))
        found.push(declaration);
    });
    return found;
  },
};
