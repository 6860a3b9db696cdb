import { mayRead } from '#rules/visibility.ts';
import type { StatusRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { isMentioned, mentionedAccounts } from '#store/mentions.ts';
import type { ViewContext } from './view-context.ts';
import { filterableText } from '#store/filterable-text.ts';

/**
 * Returns whether the viewer may read a status. A reblog requires that its original is readable
 * too. Statuses of deactivated accounts are visible to staff only.
 */
export function canSee(view: ViewContext, status: StatusRow): boolean {
  const { viewer, instance } = view;
  if (!viewer?.role && view.account(status.account_id)?.active !== 1) return false;
  const readable = mayRead(
    {
      accountId: status.account_id,
      visibility: status.visibility,
      mentions: (id) => isMentioned(instance.database, status.id, id),
    },
    viewer && { id: viewer.id, follows: (id) => view.relations().follows.has(id) },
  );
  if (!readable || status.reblog_of === null) return readable;
  const original = statusById(instance.database, status.reblog_of);
  return original !== undefined && canSee(view, original);
}

/**
 * Returns whether a status is by an account that the viewer blocks, or mentions such an account.
 * Akkoma hides both in timelines and threads.
 */
export function involvesBlockedAccount(view: ViewContext, status: StatusRow): boolean {
  const { viewer } = view;
  if (!viewer || status.account_id === viewer.id) return false;
  const { blocks } = view.relations();
  if (blocks.size === 0) return false;
  if (blocks.has(status.account_id)) return true;
  return mentionedAccounts(view.instance.database, status.id).some(({ id }) => blocks.has(id));
}

/**
 * Returns whether a filter of the viewer hides a status completely. As on Akkoma, such a filter
 * applies to every list, whatever contexts it names. The viewer's own statuses are never filtered,
 * even if somebody reblogs them.
 */
export function isHiddenByFilter(view: ViewContext, status: StatusRow): boolean {
  const { hiddenPhrases: hiding } = view.relations();
  if (!hiding || status.account_id === view.viewer?.id) return false;
  const original =
    status.reblog_of === null ? status : statusById(view.instance.database, status.reblog_of);
  if (!original || original.account_id === view.viewer?.id) return false;
  return hiding.test(filterableText(view.instance.database, original));
}
