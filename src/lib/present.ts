type MaybeUndefined<T> = { readonly [N in keyof T]: T[N] | undefined };

/** The object without its undefined fields, so that "not told" stays apart from "told to be nothing". */
export function present<T extends object>(fields: MaybeUndefined<T>): T {
  /* Made of all its fields at once: an object filled name by name becomes a hash table of five times the size. */
  const kept: [string, unknown][] = [];
  for (const entry of Object.entries(fields)) if (entry[1] !== undefined) kept.push(entry);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only undefined fields are left out, and those T allows to be absent or the caller gives
  return Object.fromEntries(kept) as T;
}
