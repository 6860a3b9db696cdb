import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { cutText } from '#lib/graphemes.ts';
import { shareText } from './share-text.ts';

/** More than any honest server sends; a hostile one must not fill the memory. */
const longest = { name: 1_000, address: 4_000, description: 100_000, text: 500_000 } as const;

/** The longest list inside one entity (attachments, mentions, reactions …). */
const longestList = 400;

/** How deep statuses within statuses are followed (a repeat of a status that quotes one is 2). */
export const deepestStatus = 4;

/**
 * Cuts a text of a kind to a bearable length; what is absent stays absent. Names and addresses come
 * again and again, and are held once. Names and descriptions are also shown as tooltips, where nothing
 * isolates their direction.
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
  const bearable = cutText(text, longest[kind]);
  if (kind === 'text') return bearable;
  if (kind === 'address') return shareText(bearable);
  const shown = withoutDirectionControls(bearable);
  return kind === 'name' ? shareText(shown) : shown;
}

/* Most lists of most rows are empty: all of these share one array. */
const nothing: readonly never[] = Object.freeze([]);

/** Cuts a list to a bearable length. */
export function capList<T>(list: readonly T[]): readonly T[] {
  if (list.length === 0) return nothing;
  return list.length > longestList ? list.slice(0, longestList) : list;
}

/** A row for each item of a list of bearable length. */
export function capRows<T, Row>(
  list: readonly T[],
  make: (item: T, index: number) => Row,
): readonly Row[] {
  return list.length === 0 ? nothing : capList(list).map(make);
}
