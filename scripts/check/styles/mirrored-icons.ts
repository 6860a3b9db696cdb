import type { Declaration } from 'postcss';
import type { StyleRule } from './style-rule.ts';

/** Refuses to mirror icons outside of icon.module.css, which lists all mirrored icons. */
export const mirroredIcons: StyleRule = {
  name: 'mirrored-icons',
  advice: 'ui/pictures/icon.module.css mirrors icons in right-to-left languages: name it there',
  find(sheet) {
    const found: Declaration[] = [];
    sheet.walkDecls('scale', (declaration) => {
      if (declaration.value.startsWith('-1')) found.push(declaration);
    });
    return found;
  },
};
