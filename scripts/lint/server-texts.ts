import { defineRule, type ESTree } from '@oxlint/plugins';

/**
 * Returns whether a message (a tagged template) ends with a full stop or an ellipsis. Undefined for other
 * expressions, whose text is unknown.
 */
function endsWithStop(expression: ESTree.Node): boolean | undefined {
  if (expression.type !== 'TaggedTemplateExpression') return undefined;
  const { quasis } = expression.quasi;
  return /[.…]$/.test(quasis.at(-1)?.value.raw ?? '');
}

/** Returns both alternatives of a conditional expression, or the expression itself. */
function alternatives(expression: ESTree.Node): readonly ESTree.Node[] {
  return expression.type === 'ConditionalExpression'
    ? [expression.consequent, expression.alternate]
    : [expression];
}

/**
 * Checks calls of `withServerText`, which appends the text of the server to a sentence of the
 * client. The sentence must end with a stop, unless the third argument is true: then
 * `withServerText` adds the stop.
 */
export const serverTexts = defineRule({
  create: (context) => ({
    CallExpression({ callee, arguments: [ours, , needsStop] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'withServerText' || !ours) return;
      const stops = alternatives(ours).map(endsWithStop);
      const addsStop = needsStop?.type === 'Literal' && needsStop.value === true;
      const hasTwoStops = addsStop && stops.includes(true);
      const mayLackStop = needsStop === undefined && stops.some((stop) => stop !== true);
      if (hasTwoStops || mayLackStop)
        context.report({
          node: ours,
          message:
            'The text of the server follows: end the sentence with a full stop, or pass true as the third argument if it has none.',
        });
    },
  }),
});
