/** A change laid over a row until the server has spoken: fields, or fields made from the base row. */
export type Change<Row> = Partial<Row> | ((base: Row | undefined) => Partial<Row>);

/** A change that is still waiting for the server. */
export interface PendingChange<Row> {
  readonly change: Change<Row>;
}

/**
 * Lifts a pending change. Without an argument (failure) the base row shows again, with whatever the
 * stream brought meanwhile. With `learn` (success) the fields that `learn` writes and the change had
 * touched count as known from now on, so that an answer asked for earlier cannot undo them; a
 * touched field that the answer leaves out keeps the value it was given. A second call does nothing.
 */
export type Settle = (learn?: () => void) => void;

/** The fields a change means, given the row it lies over. */
export function changedFields<Row extends object>(
  base: Row | undefined,
  change: Change<Row>,
): Partial<Row> {
  return typeof change === 'function' ? change(base) : change;
}

/** What is seen: the pending changes, oldest first, over the base row. */
export function overlay<Row extends { readonly id: string }>(
  id: string,
  base: Row | undefined,
  pending: readonly PendingChange<Row>[],
): Row {
  const changes = pending.map(({ change }) => changedFields(base, change));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field but the id is optional in rows that are patched
  return Object.assign({}, base, ...changes, { id }) as Row;
}
