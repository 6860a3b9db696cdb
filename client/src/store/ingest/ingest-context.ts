/** What is known about a response or stream event beside its content, for ingesting it. */
export interface IngestContext {
  /**
   * Moment (`tables.hub.next()`) at which the request was sent or the stream event arrived. Fields
   * that were received with a later moment are not overwritten.
   */
  readonly requestedAt: number;
  /**
   * Id of the account that the response was made for; null for the response to a visitor, such as
   * the preloaded page.
   */
  readonly viewerId: string | null;
  /**
   * Ids of accounts already ingested from this response, which are skipped. Servers repeat an
   * account with each of its statuses.
   */
  readonly ingestedAccountIds?: Set<string>;
}
