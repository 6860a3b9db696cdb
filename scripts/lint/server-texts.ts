import { defineRule, type ESTree } from '@oxlint/plugins';

/** Whether a message ends with a full stop or an ellipsis; undefined for other expressions. */
function hasStop(expression: ESTree.Node): boolean | undefined {
  if (expression.type !== 'TaggedTemplateExpression') return undefined;
  const { quasis } = expression.quasi;
  return /[.…]$/.test(quasis.at(-1)?.value.raw ?? '');
}

/** Returns both messages of a condition, else the expression. */
function alternatives(expression: ESTree.Node): readonly ESTree.Node[] {
  return expression.type === 'ConditionalExpression'
    ? [expression.consequent, expression.alternate]
    : [expression];
}

/** Refuses a sentence before the server's text that would run into it, or end with two stops. */
export const serverTexts = defineRule({
  create: (context) => ({
    CallExpression({ callee, arguments: [ours, , needsStop] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'withServerText' || !ours) return;
      const stops = alternatives(ours).map(hasStop);
      const isCertain = needsStop?.type === 'Literal' && needsStop.value === true;
      if (needsStop ? isCertain && stops.includes(true) : stops.some((stop) => stop !== true))
        context.report({
          node: ours,
          message:
            'The text of the server follows: end the sentence with a full stop, or pass true as the third argument if it has none.',
        });
    },
  }),
});
