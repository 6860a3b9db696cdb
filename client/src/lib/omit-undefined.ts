type MaybeUndefined<T> = { readonly [N in keyof T]: T[N] | undefined };

/**
 * Returns a copy of an object without its undefined fields, so that "absent" can be distinguished
 * from "empty".
 */
export function omitUndefined<T extends object>(fields: MaybeUndefined<T>): T {
  /* `Object.fromEntries` is used because V8 turns an object that is filled key by key into a
     hash table of five times the size. */
  const entries: [string, unknown][] = [];
  for (const entry of Object.entries(fields)) if (entry[1] !== undefined) entries.push(entry);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only undefined fields are left out, and those T allows to be absent or the caller gives
  return Object.fromEntries(entries) as T;
}
