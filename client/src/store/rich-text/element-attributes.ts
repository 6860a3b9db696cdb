import { cleanText } from '#lib/clean-text.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';

/** The attributes that an element of the tree may have. */
export interface ElementAttributes {
  /** The first number of an ordered list. */
  readonly start?: number;
  readonly reversed?: true;
  /** The numbering of an ordered list: 1, a, A, i or I. */
  readonly type?: string;
  /** The number of a list item that does not continue the count. */
  readonly value?: number;
  /** The full form of an abbreviation. */
  readonly title?: string;
  readonly dir?: 'ltr' | 'rtl';
}

const maxTitle = 300;

function integer(text: string): number | undefined {
  const number = Number.parseInt(text, 10);
  return Math.abs(number) < 100_000 ? number : undefined;
}

const readers = {
  start: integer,
  value: integer,
  reversed: () => true,
  type: (text) => (/^[1aAiI]$/.test(text) ? text : undefined),
  title: (text) => cutText(cleanText(text), maxTitle).trim() || undefined,
  dir: (text) => /^(?:ltr|rtl)$/i.exec(text)?.[0].toLowerCase(),
} satisfies Record<keyof ElementAttributes, (text: string) => unknown>;

const namesByTag: Readonly<Record<string, readonly (keyof ElementAttributes)[]>> = {
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  abbr: ['title'],
  bdo: ['dir'],
};

/**
 * Returns those attributes of an element that are allowed and valid; undefined if there are none.
 */
export function readAttributes(
  tag: string,
  attributes: ReadonlyMap<string, string>,
): ElementAttributes | undefined {
  const attributeEntries = (namesByTag[tag] ?? []).flatMap((name) => {
    const written = attributes.get(name);
    const value = written === undefined ? undefined : readers[name](written);
    return value === undefined ? [] : [[name, value]];
  });
  return attributeEntries.length === 0 ? undefined : Object.fromEntries(attributeEntries);
}
