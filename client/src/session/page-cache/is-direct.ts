import type { Status } from '@rookery/contract/schemas/status.ts';
import { quoteOf } from '#store/ingest/to-status-row.ts';

/** Whether a status is or quotes a direct message. These are not stored on the device. */
export function isDirect(status: Status | null | undefined): boolean {
  if (!status) return false;
  return status.visibility === 'direct' || isDirect(status.reblog) || isDirect(quoteOf(status));
}
