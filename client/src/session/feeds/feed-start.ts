/** Where reading resumes after a page load. */
export interface FeedStart {
  /** The item that was being read. */
  readonly id: string;
  /** The next items below it, used if the item is gone. */
  readonly below?: readonly string[] | undefined;
  /** `max_id` of the request, chosen so that some items above are included. */
  readonly maxId: string;
}
