import { defineRule, type ESTree } from '@oxlint/plugins';

/**
 * Refuses `<header>` and `<footer>` in a file that renders a dialog. Browsers expose them as banner
 * and content information of the page, unlike those in a section.
 */
export const dialogLandmarks = defineRule({
  create(context) {
    const landmarks: ESTree.Node[] = [];
    let hasDialog = false;
    return {
      JSXOpeningElement({ name }) {
        if (name.type !== 'JSXIdentifier') return;
        hasDialog ||= name.name === 'dialog' || name.name.endsWith('Dialog');
        if (name.name === 'header' || name.name === 'footer') landmarks.push(name);
      },
      'Program:exit'() {
        if (!hasDialog) return;
        for (const node of landmarks)
          context.report({
            node,
            message: 'In a dialog this is a landmark of the page: use <div>.',
          });
      },
    };
  },
});
