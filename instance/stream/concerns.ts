import type { StatusRow } from '#instance/store/rows.ts';
import { listMembers } from '#instance/store/lists.ts';
import { mediaOf } from '#instance/store/media.ts';
import { isMentioned } from '#instance/store/statuses.ts';
import { tagFollowers, tagsOf } from '#instance/store/tags.ts';
import { passesTimeline } from '#instance/views/timeline-filter.ts';
import type { View } from '#instance/views/view.ts';
import type { Subscription } from './subscription.ts';

function concernsUser(view: View, status: StatusRow): boolean {
  const { viewer, instance } = view;
  if (!viewer) return false;
  return (
    status.account_id === viewer.id ||
    view.standing().follows.has(status.account_id) ||
    isMentioned(instance.database, status.id, viewer.id) ||
    (status.visibility === 'public' &&
      tagFollowers(instance.database, status.id).includes(viewer.id))
  );
}

function isOpen(view: View, status: StatusRow): boolean {
  if (status.reblog_of !== null) return false;
  return (
    status.visibility === 'public' || (status.visibility === 'local' && view.viewer !== undefined)
  );
}

function isPublic(status: StatusRow): boolean {
  return status.reblog_of === null && status.visibility === 'public';
}

function belongs(view: View, subscription: Subscription, status: StatusRow): boolean {
  const { database } = view.instance;
  const hasMedia = (): boolean => mediaOf(database, status.id).length > 0;
  switch (subscription.kind) {
    case 'user':
      return concernsUser(view, status);
    case 'direct':
      return status.visibility === 'direct' && concernsUser(view, status);
    case 'public':
      return isPublic(status);
    case 'local':
      return isOpen(view, status) && status.local === 1;
    case 'public-media':
      return isPublic(status) && hasMedia();
    case 'local-media':
      return isOpen(view, status) && status.local === 1 && hasMedia();
    case 'remote':
      return isPublic(status) && view.account(status.account_id)?.host === subscription.argument;
    case 'list':
      return listMembers(database, Number(subscription.argument)).some(
        (account) => account.id === status.account_id,
      );
    case 'hashtag':
      return isPublic(status) && tagsOf(database, status.id).includes(subscription.argument);
    case 'notifications':
      return false;
  }
}

/** Whether a new or changed status is sent on a subscription to this viewer. */
export function concerns(view: View, subscription: Subscription, status: StatusRow): boolean {
  return (
    belongs(view, subscription, status) &&
    passesTimeline(view, status, {
      obeysReblogChoice: true,
      hidesOwnReblogged: subscription.kind === 'user',
    })
  );
}
