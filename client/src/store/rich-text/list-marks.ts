import type { ListMark, RichNode } from './rich-node.ts';

/**
 * Returns the character ☑ or ☐ for a checkbox, followed by a space; an empty string for other
 * inputs.
 */
export function checkboxCharacter(attributes: ReadonlyMap<string, string>): string {
  if (attributes.get('type')?.toLowerCase() !== 'checkbox') return '';
  return attributes.has('checked') ? '☑ ' : '☐ ';
}

const box = /^([☐☑])\s*/;

const numberings: Readonly<Record<string, ListMark>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/**
 * Returns the mark of a list by its `type`, whose value was checked before, or `task` for an item
 * that begins with ☐ or ☑. In such an item the white space after the character is reduced to one
 * space.
 */
export function listMark(
  tag: string,
  type: string | undefined,
  children: RichNode[],
): ListMark | undefined {
  if (tag === 'ol') return numberings[type ?? ''];
  const [first] = children;
  if (tag !== 'li' || first?.kind !== 'text' || !box.test(first.text)) return undefined;
  children[0] = { kind: 'text', text: first.text.replace(box, '$1 ') };
  return 'task';
}
