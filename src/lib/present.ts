type MaybeUndefined<T> = { readonly [N in keyof T]: T[N] | undefined };

/** The object without its undefined fields, so that "not told" stays apart from "told to be nothing". */
export function present<T extends object>(fields: MaybeUndefined<T>): T {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) kept[name] = value;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only undefined fields are left out, and those T allows to be absent or the caller gives
  return kept as T;
}
