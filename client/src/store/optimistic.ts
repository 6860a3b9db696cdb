/**
 * A change that is shown over a row until the server responds: new fields, or a function that
 * returns new fields for the base row.
 */
export type RowChange<Row> = Partial<Row> | ((base: Row | undefined) => Partial<Row>);

/** A change that is shown until the server responds. */
export interface PendingChange<Row> {
  readonly change: RowChange<Row>;
}

/**
 * Ends a pending change; further calls do nothing. After a failure it is called without an
 * argument, and the base row is shown again, including changes that the stream made meanwhile.
 * After a success, `learn` ingests the response. Fields of the change that `learn` writes get the
 * current moment, so that the response to an earlier request cannot overwrite them. The other
 * fields of the change are written to the base row.
 */
export type SettleChange = (learn?: () => void) => void;

/** Returns a function that settles several changes together, by one response. */
export function settleAllChanges(settles: readonly SettleChange[]): SettleChange {
  return (learn) => {
    if (!learn) {
      for (const settle of settles) settle();
      return;
    }
    const settleRest = settles.reduceRight<() => void>(
      (inner, settle) => () => settle(inner),
      learn,
    );
    settleRest();
  };
}

/** Returns the fields that a change sets over a base row. */
export function changedFields<Row extends object>(
  base: Row | undefined,
  change: RowChange<Row>,
): Partial<Row> {
  return typeof change === 'function' ? change(base) : change;
}

/** Applies pending changes, oldest first, to the base row. */
export function overlay<Row extends { readonly id: string }>(
  id: string,
  base: Row | undefined,
  pending: readonly PendingChange<Row>[],
): Row {
  const changes = pending.map(({ change }) => changedFields(base, change));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field but the id is optional in rows that are patched
  return Object.assign({}, base, ...changes, { id }) as Row;
}
