import { filteredText } from '#instance/store/filtered-text.ts';
import type { StatusRow } from '#instance/store/rows.ts';
import { statusById } from '#instance/store/statuses.ts';
import type { View } from './view.ts';

/**
 * Whether a filter of the viewer's keeps a status from them for good. As on Akkoma such a filter
 * holds in every list, whatever contexts it names; one's own statuses pass, also where somebody
 * repeats them.
 */
export function isFiltered(view: View, status: StatusRow): boolean {
  const { hiding } = view.standing();
  if (!hiding || status.account_id === view.viewer?.id) return false;
  const original =
    status.reblog_of === null ? status : statusById(view.instance.database, status.reblog_of);
  if (!original || original.account_id === view.viewer?.id) return false;
  return hiding.test(filteredText(view.instance.database, original));
}
