export interface IngestContext {
  /**
   * Sequence number (`tables.hub.next()`) at which the request was sent or the stream event
   * arrived. Data known from a later moment are kept.
   */
  readonly requestedAt: number;
  /** Account that the response was made for; null for a visitor's (e.g. the preloaded page). */
  readonly viewerId: string | null;
  /** Accounts already ingested from this response, which repeats them with each status. */
  readonly ingestedAccountIds?: Set<string>;
}
