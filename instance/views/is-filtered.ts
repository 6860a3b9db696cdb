import { filterableText } from '#instance/store/filterable-text.ts';
import type { StatusRow } from '#instance/store/rows.ts';
import { statusById } from '#instance/store/statuses.ts';
import type { View } from './view.ts';

/**
 * Returns whether a filter of the viewer hides a status completely. As on Akkoma, such a filter
 * applies to every list, whatever contexts it names. The viewer's own statuses are never filtered,
 * even if somebody reblogs them.
 */
export function isFiltered(view: View, status: StatusRow): boolean {
  const { hiddenPhrases: hiding } = view.relations();
  if (!hiding || status.account_id === view.viewer?.id) return false;
  const original =
    status.reblog_of === null ? status : statusById(view.instance.database, status.reblog_of);
  if (!original || original.account_id === view.viewer?.id) return false;
  return hiding.test(filterableText(view.instance.database, original));
}
