import { defineRule, type ESTree } from '@oxlint/plugins';

const physicalName = /^(?:margin|padding|border)(?:Left|Right)/;

/** Returns the name of a property or a member, unless it is computed. */
function nameOf(key: ESTree.Node): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

const isSide = (value: ESTree.Node): boolean =>
  value.type === 'Literal' && (value.value === 'left' || value.value === 'right');

/** Refuses styles in code that name a side, since right-to-left languages need the other side. */
export const physicalSides = defineRule({
  create(context) {
    const report = (node: ESTree.Node): void =>
      context.report({
        node,
        message:
          'Right-to-left languages need the other side: use inline-start and inline-end. Disable this line if the side is that of a pointer or a picture.',
      });
    return {
      Property(node) {
        const name = nameOf(node.key);
        if (physicalName.test(name) || (name === 'textAlign' && isSide(node.value))) report(node);
      },
      MemberExpression({ property }) {
        if (physicalName.test(nameOf(property))) report(property);
      },
      JSXAttribute({ name, value }) {
        if (name.name !== 'style' || value?.type !== 'JSXExpressionContainer') return;
        const { expression } = value;
        if (expression.type !== 'ObjectExpression') return;
        for (const property of expression.properties)
          if (
            property.type === 'Property' &&
            /^(?:left|right|translate)$/.test(nameOf(property.key))
          )
            report(property);
      },
      Literal(node) {
        if (typeof node.value === 'string' && /\btranslate(?:X|3d)\(/.test(node.value))
          report(node);
      },
      TemplateElement(node) {
        if (/\btranslate(?:X|3d)\(/.test(node.value.raw)) report(node);
      },
      CallExpression({ callee, arguments: [first] }) {
        const isSetting =
          callee.type === 'MemberExpression' && nameOf(callee.property) === 'setProperty';
        if (isSetting && first?.type === 'Literal' && first.value === 'translate') report(first);
      },
    };
  },
});
