import type { Hub } from './hub.ts';

export interface Asked<T> {
  readonly answer: T;
  readonly askedAt: number;
}

/**
 * Runs a request and returns its response with the moment it was sent (a hub sequence number).
 * Ingest uses the moment so that newer data win over a late response. Throws what `request` throws.
 * `request` gets the moment for parts that it ingests early.
 */
export async function asked<T>(
  hub: Hub,
  request: (askedAt: number) => Promise<T>,
): Promise<Asked<T>> {
  const askedAt = hub.next();
  return { answer: await request(askedAt), askedAt };
}
