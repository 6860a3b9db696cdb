import type { Status } from '@rookery/contract/schemas/status.ts';
import type { StatusRow } from '#store/rows/status-row.ts';

interface QuotedStatus {
  readonly id?: string | undefined;
  readonly state?: StatusRow['quoteState'];
  /** The quoted status; absent if the viewer may not see it, or if the server sent only its id. */
  readonly status?: Status | undefined;
}

/* States in which the viewer may read the quoted status, at once or after a click. A hostile
   server may send a status in any other state, too. */
const readable = /^(?:accepted|blocked_account|blocked_domain|muted_account)$/;

/**
 * Returns what a status quotes. Mastodon sends an object with a state and the quoted status, Akkoma
 * the quoted status itself, and Pleroma the same as Akkoma under `pleroma`.
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
