/** More than any honest server sends; a hostile one must not fill the memory. */
const longest = { name: 1_000, address: 4_000, text: 500_000 } as const;

/** The longest list inside one entity (attachments, mentions, reactions …). */
const longestList = 400;

/** How deep statuses within statuses are followed (a repeat of a status that quotes one is 2). */
export const deepestStatus = 4;

/** Cuts a text of a kind to a bearable length; what is absent stays absent. */
export function capText<T extends string | null | undefined>(
  text: T,
  kind: keyof typeof longest,
): T;
export function capText(
  text: string | null | undefined,
  kind: keyof typeof longest,
): string | null | undefined {
  return typeof text === 'string' && text.length > longest[kind]
    ? text.slice(0, longest[kind])
    : text;
}

/** Cuts a list to a bearable length. */
export function capList<T>(list: readonly T[]): readonly T[] {
  return list.length > longestList ? list.slice(0, longestList) : list;
}
