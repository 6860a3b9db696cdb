import type { RichNode } from './rich-node.ts';

function isRightToLeft(letter: string): boolean {
  return /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Mand}\p{sc=Rohg}\p{sc=Samr}]/u.test(
    letter,
  );
}

/** Returns the direction of the first letter of a text; undefined without letters. */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return isRightToLeft(letter) ? 'rtl' : 'ltr';
}

/**
 * Returns the direction of the first letter in nodes, ignoring mentions and hashtags. For
 * containers of blocks: `dir="auto"` in HTML ignores the text of elements that have a `dir`
 * themselves.
 */
export function firstDirection(nodes: readonly RichNode[]): 'ltr' | 'rtl' | undefined {
  for (const node of nodes) {
    if (node.kind === 'text') {
      const direction = textDirection(node.text);
      if (direction !== undefined) return direction;
    } else if (node.kind === 'element' || node.kind === 'link') {
      const direction = firstDirection(node.children);
      if (direction !== undefined) return direction;
    }
  }
  return undefined;
}
