/** Parses JSON that this store wrote to a column. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller specifies the type written to this column
export function fromJsonColumn<T>(text: string): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column is written with JSON.stringify of this type
  return JSON.parse(text) as T;
}

/** Serialises a value for a column; undefined becomes null. */
export function toJsonColumn(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
