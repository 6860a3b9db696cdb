import { defineRule, type ESTree } from '@oxlint/plugins';

/** Matches types of input whose value is not free text. */
const otherTypes = /^(?:checkbox|color|date|datetime-local|file|hidden|number|radio|range|time)$/;

function nameOf(name: ESTree.JSXElementName): string {
  if (name.type === 'JSXIdentifier') return name.name;
  return name.type === 'JSXMemberExpression' ? `${nameOf(name.object)}.${name.property.name}` : '';
}

/**
 * Requires `dir` on fields for free text, so that their direction is that of the value
 * (R-STATUS-043).
 */
export const fieldDirection = defineRule({
  create: (context) => ({
    JSXOpeningElement(node) {
      if (!['input', 'textarea', 'Command.Input'].includes(nameOf(node.name))) return;
      const attributes = new Map(
        node.attributes.flatMap((attribute) =>
          attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
            ? [[attribute.name.name, attribute.value] as const]
            : [],
        ),
      );
      if (attributes.has('dir') || attributes.has('readOnly')) return;
      const type = attributes.get('type');
      // An expression as type chooses between a checkbox and a radio button.
      if (type?.type === 'JSXExpressionContainer') return;
      if (type?.type === 'Literal' && otherTypes.test(type.value)) return;
      context.report({
        node,
        message: 'A field for free text needs dir="auto", or use TextInput or TextArea of ui.',
      });
    },
  }),
});
