import type { Declaration } from 'postcss';
import { selectorsOf, type StyleRule } from './style-rule.ts';

const properties: Readonly<Record<string, (selector: string) => boolean>> = {
  // WebKitGTK 2.50 never returns from closing a dialog that contains a closed popover with them.
  'position-try': (selector) => selector.endsWith(':popover-open'),
  // `@supports` cannot test whether showPopover uses its `source`: see popover-anchors.ts.
  'position-area': (selector) => selector.startsWith(':where([data-anchors]) '),
};

/** Refuses positions of popovers that make browsers hang, or that they misplace. */
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
