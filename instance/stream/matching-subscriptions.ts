import type { StatusRow } from '#store/rows.ts';
import { exclusiveMembers, listMembers } from '#store/lists.ts';
import { mediaOfStatus } from '#store/media.ts';
import { isMentioned } from '#store/mentions.ts';
import { tagFollowers, statusTags } from '#store/tags.ts';
import { belongsInTimeline } from '#views/timeline-filter.ts';
import type { ViewContext } from '#views/view-context.ts';
import type { Subscription } from './subscription.ts';

function concernsUser(view: ViewContext, status: StatusRow): boolean {
  const { viewer, instance } = view;
  if (!viewer) return false;
  if (exclusiveMembers(instance.database, viewer.id).includes(status.account_id)) return false;
  return (
    status.account_id === viewer.id ||
    view.relations().follows.has(status.account_id) ||
    isMentioned(instance.database, status.id, viewer.id) ||
    (status.visibility === 'public' &&
      tagFollowers(instance.database, status.id).includes(viewer.id))
  );
}

function isOnLocalTimeline(view: ViewContext, status: StatusRow): boolean {
  if (status.reblog_of !== null) return false;
  return (
    status.visibility === 'public' || (status.visibility === 'local' && view.viewer !== undefined)
  );
}

function isPublic(status: StatusRow): boolean {
  return status.reblog_of === null && status.visibility === 'public';
}

interface StatusParts {
  readonly tags: ReadonlySet<string>;
  readonly hasMedia: boolean;
}

/*
 * Caches these parts of a status, because they are needed for every subscription of every socket.
 */
const partsByStatus = new WeakMap<StatusRow, StatusParts>();

function partsOf({ instance }: ViewContext, status: StatusRow): StatusParts {
  const known = partsByStatus.get(status);
  if (known) return known;
  const parts = {
    tags: new Set(statusTags(instance.database, status.id)),
    hasMedia: mediaOfStatus(instance.database, status.id).length > 0,
  };
  partsByStatus.set(status, parts);
  return parts;
}

function belongs(view: ViewContext, subscription: Subscription, status: StatusRow): boolean {
  const { database } = view.instance;
  const hasMedia = (): boolean => partsOf(view, status).hasMedia;
  switch (subscription.kind) {
    case 'user':
      return concernsUser(view, status);
    case 'direct':
      return status.visibility === 'direct' && concernsUser(view, status);
    case 'public':
      return isPublic(status);
    case 'local':
      return isOnLocalTimeline(view, status) && status.local === 1;
    case 'public-media':
      return isPublic(status) && hasMedia();
    case 'local-media':
      return isOnLocalTimeline(view, status) && status.local === 1 && hasMedia();
    case 'remote':
      return isPublic(status) && view.account(status.account_id)?.host === subscription.argument;
    case 'list':
      return listMembers(database, Number(subscription.argument)).some(
        (account) => account.id === status.account_id,
      );
    case 'hashtag':
      return isPublic(status) && partsOf(view, status).tags.has(subscription.argument);
    case 'notifications':
      return false;
  }
}

const isUser = ({ kind }: Subscription): boolean => kind === 'user';

/** Returns the subscriptions on which a new or edited status is sent to the viewer. */
export function matchingSubscriptions(
  view: ViewContext,
  subscriptions: Iterable<Subscription>,
  status: StatusRow,
): Subscription[] {
  const passes = (hidesOwnReblogged: boolean): boolean =>
    belongsInTimeline(view, status, { respectsReblogSetting: true, hidesOwnReblogged });
  const matching = [...subscriptions].filter((each) => belongs(view, each, status));
  // Evaluates the filters at most twice, once for the user's own stream and once for all others,
  // because each evaluation reads from the database.
  const passesUser = matching.some(isUser) && passes(true);
  const passesOthers = !matching.every(isUser) && passes(false);
  return matching.filter((each) => (isUser(each) ? passesUser : passesOthers));
}
