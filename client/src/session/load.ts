import type { CallArguments, MakeCall } from '#api/transport.ts';
import type { PageLinks } from '#api/page-links.ts';
import type { CallResponse, Call } from '@rookery/contract/call.ts';
import type { ParseIssue } from '@rookery/contract/lenient-schema.ts';
import { trackRequest } from '#store/track-request.ts';
import type { IngestContext } from '#store/ingest/ingest-context.ts';
import type { Tables } from '#store/tables.ts';

/** Context of a response: when and for whom it was requested, and its neighbouring pages. */
export interface ResponseContext extends IngestContext {
  readonly tables: Tables;
  readonly links: PageLinks;
  /** Parts of the response that could not be parsed and were left out. */
  readonly issues: readonly ParseIssue[];
}

/**
 * Ingests a response. Returns what a screen keeps: ids or a document. `values` are the request's
 * arguments.
 */
export type ResponseHandler<C extends Call, T> = (
  response: CallResponse<C>,
  context: ResponseContext,
  values: CallArguments<C>,
) => T;

/**
 * Requests and ingests.
 *
 * @throws `ApiError`, or the signal's reason if aborted
 */
export type Load = <const C extends Call, T>(
  row: C,
  values: CallArguments<C>,
  handler: ResponseHandler<C, T>,
) => Promise<T>;

/** Creates the `Load` of a sign-in: ingests every response as of the moment of its request. */
export function createLoad(call: MakeCall, tables: Tables, viewerId: string | null): Load {
  return async (row, values, handler) => {
    const { response, requestedAt } = await trackRequest(tables.hub, () => call(row, values));
    const { value, links, issues } = response;
    return handler(value, { tables, requestedAt, viewerId, links, issues }, values);
  };
}
