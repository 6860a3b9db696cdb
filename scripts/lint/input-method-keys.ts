import { defineRule, type ESTree } from '@oxlint/plugins';

const keys = /^(?:Enter|Escape|Tab|Home|End|Arrow\w+)$/;
const checks: ReadonlySet<string> = new Set(['isInputMethodKey', 'isSubmitKey']);

/**
 * Requires that a file which compares a key with Enter, Escape, Tab or an arrow also checks whether an
 * input method has handled the key (R-COMP-054).
 */
export const inputMethodKeys = defineRule({
  create(context) {
    const compared: ESTree.Node[] = [];
    let isChecked = false;
    const collect = (node: ESTree.Node | null) => {
      if (node?.type === 'Literal' && typeof node.value === 'string' && keys.test(node.value))
        compared.push(node);
    };
    return {
      BinaryExpression({ operator, right }) {
        if (operator === '===' || operator === '!==') collect(right);
      },
      SwitchCase({ test }) {
        collect(test);
      },
      CallExpression({ callee }) {
        isChecked ||= callee.type === 'Identifier' && checks.has(callee.name);
      },
      'Program:exit'() {
        const [first] = compared;
        if (first === undefined || isChecked) return;
        context.report({
          node: first,
          message:
            'While somebody composes Japanese, Chinese or Korean, this key belongs to the input method: call isInputMethodKey or isSubmitKey (lib/key-events.ts) first. Disable the rule for this file if nobody types there.',
        });
      },
    };
  },
});
