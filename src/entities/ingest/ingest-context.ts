/** From when an answer is, and for whom it was made. */
export interface IngestContext {
  /**
   * The sequence number (`tables.hub.next()`) taken when the request left, or when a stream event
   * arrived. What is known from later stays.
   */
  readonly askedAt: number;
  /** Whose eyes the answer was made for; null for a visitor's (the preloaded page, say). */
  readonly viewerId: string | null;
}
