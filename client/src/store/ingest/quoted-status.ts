import type { Status } from '@rookery/contract/schemas/status.ts';
import type { StatusRow } from '#store/rows/status-row.ts';

interface QuotedStatus {
  readonly id?: string | undefined;
  readonly state?: StatusRow['quoteState'];
  /** Absent if the viewer may not see the status, or if only its id was sent. */
  readonly status?: Status | undefined;
}

/* States in which the quoted status may be read, if only on request. A hostile server may send a
   status in any state. */
const readable = /^(?:accepted|blocked_account|blocked_domain|muted_account)$/;

/**
 * Returns what a status quotes. Mastodon sends a state with the quote, Akkoma the quoted status
 * itself, and Pleroma the same under `pleroma`.
 */
export function quotedStatus({ quote, pleroma }: Status): QuotedStatus {
  if (quote && 'state' in quote) {
    const { state, quoted_status: status, quoted_status_id: id } = quote;
    if (!readable.test(state)) return { state };
    return { state, status: status ?? undefined, id: status?.id ?? id ?? undefined };
  }
  const status = quote ?? pleroma?.quote ?? undefined;
  return { status, id: status?.id };
}
