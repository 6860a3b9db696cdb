import { defineRule } from '@oxlint/plugins';

/**
 * Refuses to create an `ApiError` with a text, because it would be shown as the server's text
 * (R-ERR-002).
 */
export const errorTexts = defineRule({
  create: (context) => ({
    NewExpression({ callee, arguments: values }) {
      if (callee.type !== 'Identifier' || callee.name !== 'ApiError') return;
      for (const value of values) {
        if (value.type !== 'ObjectExpression') continue;
        for (const property of value.properties) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
          if (property.key.name === 'message' || property.key.name === 'details')
            context.report({
              node: property,
              message:
                'The text of an ApiError is shown as a sentence of the server: give its kind only, and add the sentence to components/failure/error-message.ts.',
            });
        }
      }
    },
  }),
});
