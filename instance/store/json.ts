/** Reads JSON that this store itself wrote into a column. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type that this column is written with
export function readJson<T>(text: string): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column is written with JSON.stringify of this very type
  return JSON.parse(text) as T;
}

/** A value as a column keeps it; one that is absent as null. */
export function writeJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
