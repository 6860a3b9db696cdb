import { declarationsOf, rulesOf, type StyleRule } from './style-rule.ts';

const field = /(?:^|[\s>])(?:textarea|input)(?:\.[\w-]+)?$/m;

/** Requires a border of fields without focus, which are hard to find by their background alone. */
export const restingEdges: StyleRule = {
  name: 'resting-edges',
  advice:
    'a field has `border: 1px solid var(--controlBorder)`, or without a box a border-block-end of that colour',
  find: (sheet) =>
    rulesOf(sheet, (rule) => {
      const declarations = declarationsOf(rule);
      const valueOf = (...names: readonly string[]) =>
        names
          .map((name) => declarations.get(name) ?? '')
          .join(' ')
          .trim();
      if (valueOf('background', 'background-color') === 'var(--input)')
        return !valueOf('border').endsWith('solid var(--controlBorder)');
      return (
        field.test(rule.selector) &&
        /^(?:transparent|0|none)\b/.test(valueOf('border', 'border-color')) &&
        !valueOf('border-block-end', 'border-block-end-color').includes('var(--controlBorder)')
      );
    }),
};
