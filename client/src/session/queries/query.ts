import type { Call } from '@rookery/contract/call.ts';
import type { Roots } from '#store/retain.ts';
import type { CallArguments } from '#api/transport.ts';
import type { ResponseHandler } from '../load.ts';
import type { Session } from '../session.ts';

/**
 * A call of the contract and how its response is handled. Declare it as a constant per subject:
 * screens with the same query and arguments share one request and its data.
 */
export interface Query<C extends Call, T> {
  /** Unique name within the session. */
  readonly name: string;
  readonly call: C;
  readonly handleResponse: ResponseHandler<C, T>;
  /** Returns the table rows that the data refer to: retained while a screen shows them. */
  roots(data: T): Roots;
  /** Replaces the request where servers need another one for the same data. */
  readonly load?: (session: Session, values: CallArguments<C>) => Promise<T>;
}

/**
 * Declares a query. Its data are the result of the handler: row ids, or a document that is in no
 * table.
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

/** Returns a response unchanged, for documents that are in no table. */
export function identity<T>(data: T): T {
  return data;
}
