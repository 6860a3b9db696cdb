import type { CallArguments, MakeCall } from '#api/transport.ts';
import type { PageLinks } from '#api/page-links.ts';
import type { CallResponse, Call } from '@rookery/contract/call.ts';
import type { ParseIssue } from '@rookery/contract/lenient-schema.ts';
import { trackRequest } from '#store/track-request.ts';
import type { IngestContext } from '#store/ingest/ingest-context.ts';
import type { Tables } from '#store/tables.ts';

/**
 * What belongs to a response: when and for whom it was requested, and links to the pages next to
 * it.
 */
export interface ResponseContext extends IngestContext {
  readonly tables: Tables;
  readonly links: PageLinks;
  /** The parts of the response that could not be parsed and were left out. */
  readonly issues: readonly ParseIssue[];
}

/**
 * Ingests a response. Returns what the caller needs: ids or a document. `values` are the arguments
 * of the call.
 */
export type ResponseHandler<C extends Call, T> = (
  response: CallResponse<C>,
  context: ResponseContext,
  values: CallArguments<C>,
) => T;

/**
 * Sends a request and ingests its response.
 *
 * @throws `ApiError`, or the reason of the signal if it was aborted
 */
export type LoadFunction = <const C extends Call, T>(
  row: C,
  values: CallArguments<C>,
  handler: ResponseHandler<C, T>,
) => Promise<T>;

/**
 * Creates the `Load` function of a session. Every response is ingested with the moment at which its
 * request was sent.
 */
export function createLoadFunction(
  call: MakeCall,
  tables: Tables,
  viewerId: string | null,
): LoadFunction {
  return async (row, values, handler) => {
    const { response, requestedAt } = await trackRequest(tables.hub, () => call(row, values));
    const { value, links, issues } = response;
    return handler(value, { tables, requestedAt, viewerId, links, issues }, values);
  };
}
