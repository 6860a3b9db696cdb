import type { Call } from '@rookery/contract/call.ts';
import type { RetainedRows } from '#store/retain.ts';
import type { CallArguments } from '#api/transport.ts';
import type { ResponseHandler } from '../load.ts';
import type { Session } from '../session.ts';

/**
 * A call of the contract, and how its response is handled. Each query is a constant: screens with
 * the same query and arguments share one request and its data.
 */
export interface Query<C extends Call, T> {
  /** Name, unique within the session. */
  readonly name: string;
  readonly call: C;
  readonly handleResponse: ResponseHandler<C, T>;
  /**
   * Returns the ids of the table rows to which the data refer. These rows are not removed from the
   * tables while a screen shows them.
   */
  roots(data: T): RetainedRows;
  /**
   * Sends the request instead of the call. Set if servers need different calls for the same data.
   */
  readonly load?: (session: Session, values: CallArguments<C>) => Promise<T>;
}

/**
 * Defines a query. Its data are what `handleResponse` returns: ids of rows, or a document that is
 * in no table.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<const C extends Call, T>(
  name: string,
  call: C,
  handleResponse: ResponseHandler<C, T>,
  roots: (data: T) => RetainedRows = () => ({}),
): Query<C, T> {
  return { name, call, handleResponse, roots };
}

/** Returns its argument. Used as `handleResponse` for documents that are in no table. */
export function identity<T>(data: T): T {
  return data;
}
