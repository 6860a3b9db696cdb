import type { ListMark, RichNode } from './rich-node.ts';

/** Returns the box that stands for a checkbox; an empty text for other fields. */
export function taskBox(attributes: ReadonlyMap<string, string>): string {
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
 * Returns the mark of a list by its checked type, or of an item that begins with a box, which it
 * separates by one space.
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
