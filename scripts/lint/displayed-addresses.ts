import { defineRule, type Context, type ESTree } from '@oxlint/plugins';

/**
 * Returns whether an expression is an address: `acct`, `account.acct` or a name like `authorAcct`.
 */
function isAcct(expression: ESTree.Node): boolean {
  if (expression.type === 'Identifier') return /acct$/i.test(expression.name);
  return expression.type === 'MemberExpression' && isAcct(expression.property);
}

function report(context: Context, node: ESTree.Node): void {
  context.report({
    node,
    message:
      'Write an address with displayAddress (lib/url/display-address.ts), which also shows international domains. Disable this line if the address is sent or typed.',
  });
}

/**
 * Refuses `@{acct}` in JSX and `@${acct}` in a template, which show an encoded host (R-PROF-036).
 */
export const displayedAddresses = defineRule({
  create: (context) => ({
    JSXExpressionContainer(node) {
      const { parent } = node;
      if (!('children' in parent) || !isAcct(node.expression)) return;
      const siblings: readonly ESTree.Node[] = parent.children;
      const before = siblings[siblings.indexOf(node) - 1];
      if (before?.type === 'JSXText' && before.value.endsWith('@')) report(context, node);
    },
    TemplateLiteral({ expressions, quasis }) {
      for (const [index, expression] of expressions.entries())
        if (quasis[index]?.value.raw.endsWith('@') === true && isAcct(expression))
          report(context, expression);
    },
  }),
});
