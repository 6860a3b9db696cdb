/**
 * Makes a function that reads a row with defaults for what the server never told. The same row
 * gives the same object, so it may serve as `select` of `useRowValue`.
 */
export function createReader<Row extends { readonly id: string }, Full extends Row>(
  defaults: Omit<Full, 'id'>,
): (row: Row) => Full {
  const read = new WeakMap<Row, Full>();
  return (row) => {
    const before = read.get(row);
    if (before) return before;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the defaults hold every field of Full but the id, which each row has
    const full = { ...defaults, ...row } as unknown as Full;
    read.set(row, full);
    return full;
  };
}
