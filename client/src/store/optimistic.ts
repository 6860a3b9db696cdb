/** A change shown over a row until the server responds: fields, or a function of the base row. */
export type Change<Row> = Partial<Row> | ((base: Row | undefined) => Partial<Row>);

/** A change that waits for the server. */
export interface PendingChange<Row> {
  readonly change: Change<Row>;
}

/**
 * Removes a pending change. Without an argument (failure) the base row is shown again, including
 * stream updates. On success `learn` ingests the response: the changed fields that it writes count as
 * known from now on, so that a response to an earlier request cannot undo them; changed fields that
 * it does not write keep the changed value. Further calls do nothing.
 */
export type Settle = (learn?: () => void) => void;

/** Settles several changes as one, with one response. */
export function settleAll(settles: readonly Settle[]): Settle {
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

/** Returns the fields of a change over a base row. */
export function changedFields<Row extends object>(
  base: Row | undefined,
  change: Change<Row>,
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
