import { boundGraphemes } from '@rookery/contract/text/bound-graphemes.ts';
import { isBlank } from '@rookery/contract/text/is-blank.ts';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { shareText } from './share-text.ts';

/** Longer than any legitimate text; limits the memory a hostile server can fill. */
const longest = {
  name: 1_000,
  /** A poll option; title or description of a link preview. */
  line: 4_000,
  address: 4_000,
  /** HTML of a profile field. */
  field: 20_000,
  description: 100_000,
  text: 500_000,
} as const;

/** Longest list inside one entity (attachments, mentions, reactions …). */
const longestList = 400;

/** Longest lists that a card shows as a whole. */
export const shownLists = { pollOptions: 100, profileFields: 50 } as const;

/** Maximum nesting of statuses (a reblog of a status with a quote is 2). */
export const maxStatusDepth = 4;

/**
 * Truncates a text to the limit of its kind. Only a text or field keeps graphemes of any length: it
 * is HTML, or what the viewer wrote. Names and addresses repeat often and share one string.
 * Names and descriptions are also shown as tooltips, where markup cannot isolate their direction.
 */
export function capText<T extends string | null | undefined>(
  text: T,
  kind: keyof typeof longest,
): T;
export function capText(
  text: string | null | undefined,
  kind: keyof typeof longest,
): string | null | undefined {
  if (typeof text !== 'string') return text;
  const truncated = cutText(text, longest[kind]);
  if (kind === 'text' || kind === 'field') return truncated;
  if (kind === 'line') return boundGraphemes(truncated);
  if (kind === 'address') return shareText(truncated);
  const shown = withoutDirectionControls(truncated);
  return kind === 'name' ? shareText(shown) : shown;
}

/**
 * Truncates like `capText`; a text that shows nothing, such as a name of zero-width spaces, becomes
 * empty, so that the interface shows what it shows without one.
 */
export function capVisible<T extends string | null | undefined>(
  text: T,
  kind: keyof typeof longest,
): T | '' {
  return typeof text === 'string' && isBlank(text) ? '' : capText(text, kind);
}

/* Most lists are empty; they share one array. */
const emptyList: readonly never[] = Object.freeze([]);

/** Truncates a list to a limit. */
export function capList<T>(list: readonly T[], most: number = longestList): readonly T[] {
  if (list.length === 0) return emptyList;
  return list.length > most ? list.slice(0, most) : list;
}

/** Converts a truncated list into rows. */
export function capRows<T, Row>(
  list: readonly T[],
  make: (item: T, index: number) => Row,
): readonly Row[] {
  return list.length === 0 ? emptyList : capList(list).map(make);
}
