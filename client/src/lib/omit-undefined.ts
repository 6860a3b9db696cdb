type MaybeUndefined<T> = { readonly [N in keyof T]: T[N] | undefined };

/**
 * Returns the object without its undefined fields, so that an absent field differs from an empty
 * one.
 */
export function omitUndefined<T extends object>(fields: MaybeUndefined<T>): T {
  /* An object filled key by key becomes a hash table of five times the size. */
  const entries: [string, unknown][] = [];
  for (const entry of Object.entries(fields)) if (entry[1] !== undefined) entries.push(entry);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only undefined fields are left out, and those T allows to be absent or the caller gives
  return Object.fromEntries(entries) as T;
}
