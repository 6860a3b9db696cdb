import type { Status } from '#contract/schemas/status.ts';
import { quoteOf } from '#entities/ingest/status-row.ts';

/** Direct messages are not left lying on the device, nor what quotes one. */
export function isDirect(status: Status | null | undefined): boolean {
  if (!status) return false;
  return status.visibility === 'direct' || isDirect(status.reblog) || isDirect(quoteOf(status));
}
