/** Where reading goes on that began before this page was loaded. */
export interface FeedStart {
  /** The item that was being read. */
  readonly id: string;
  /** The next few below it: reading goes on at the first that is left when it has gone. */
  readonly below?: readonly string[] | undefined;
  /** What to ask below, so that it comes with some items above it. */
  readonly maxId: string;
}
