import type { Hub } from './hub.ts';

/**
 * Runs a request and returns its response with the moment it was sent (a hub sequence number).
 * Ingest uses the moment so that newer data win over a late response. Throws what `request` throws.
 * `request` gets the moment for parts that it ingests early.
 */
export async function trackRequest<T>(
  hub: Hub,
  request: (requestedAt: number) => Promise<T>,
): Promise<{ readonly response: T; readonly requestedAt: number }> {
  const requestedAt = hub.next();
  return { response: await request(requestedAt), requestedAt };
}
