import type { TableHub } from './table-hub.ts';

/**
 * Runs a request and returns its response together with the moment (a sequence number of the hub)
 * at which it was sent. Ingest uses this moment, so that a late response does not overwrite newer
 * data. `request` gets the moment too, for parts that it ingests before it returns. Throws what
 * `request` throws.
 */
export async function trackRequest<T>(
  hub: TableHub,
  request: (requestedAt: number) => Promise<T>,
): Promise<{ readonly response: T; readonly requestedAt: number }> {
  const requestedAt = hub.next();
  return { response: await request(requestedAt), requestedAt };
}
