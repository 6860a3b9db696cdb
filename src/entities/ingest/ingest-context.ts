export interface IngestContext {
  /**
   * The sequence number (`tables.hub.next()`) taken when the request left, or when a stream event
   * arrived. What is known from later stays.
   */
  readonly askedAt: number;
  /** Whose eyes the answer was made for; null for a visitor's (the preloaded page, say). */
  readonly viewerId: string | null;
  /** Accounts that this very answer has told of: it says the same of them with each of their statuses. */
  readonly told?: Set<string>;
}
