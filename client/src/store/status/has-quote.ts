import type { StatusRow } from '../rows/status-row.ts';

/**
 * Returns whether a status has a quote, or a message in its place, so that the link to the quoted
 * status at the end of its text is left out.
 */
export function hasQuote({ quoteId, quoteState }: StatusRow): boolean {
  return Boolean(quoteId) || quoteState !== undefined;
}
