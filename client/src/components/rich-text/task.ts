import type { RichNode } from './rich-node.ts';

/** Returns the box that stands for a checkbox; an empty text for other fields. */
export function taskBox(attributes: ReadonlyMap<string, string>): string {
  if (attributes.get('type')?.toLowerCase() !== 'checkbox') return '';
  return attributes.has('checked') ? '☑ ' : '☐ ';
}

const box = /^([☐☑])\s*/;

/** Returns whether the content of an item begins with a box, and separates it by one space. */
export function markTask(children: RichNode[]): boolean {
  const [first] = children;
  if (first?.kind !== 'text' || !box.test(first.text)) return false;
  children[0] = { kind: 'text', text: first.text.replace(box, '$1 ') };
  return true;
}
