import type { StatusRow } from '../rows/status-row.ts';

/**
 * Returns whether a status is shown with a quote, or with a message in its place. The link to the
 * quoted status in its text is then left out.
 */
export function hasQuote({ quoteId, quoteState }: StatusRow): boolean {
  return Boolean(quoteId) || quoteState !== undefined;
}
