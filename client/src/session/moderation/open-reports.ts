import * as v from 'valibot';

/** The open reports according to the last check, which tabs also send each other. */
export interface OpenReports {
  /** Ids of the newest ones. */
  readonly newest: readonly string[];
  /** The number of all. */
  readonly total: number;
}

/** Parses the message of another tab. */
export const openReports = v.object({ newest: v.array(v.string()), total: v.number() });
