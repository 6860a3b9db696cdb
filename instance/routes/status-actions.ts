import { defineCall } from '@rookery/contract/call.ts';
import * as calls from '@rookery/contract/calls/status-actions.ts';
import {
  addReaction,
  getReaction,
  getReactions,
  removeReaction,
} from '@rookery/contract/calls/reactions.ts';
import { status as statusSchema, type Status } from '@rookery/contract/schemas/status.ts';
import {
  favourite,
  react,
  reblog,
  unfavourite,
  unreact,
  unreblog,
} from '#commands/status-actions.ts';
import { HttpError } from '#http/http-error.ts';
import { route, type RouteRequest } from '#http/route.ts';
import { computeEndTime } from '#rules/time.ts';
import { readVisibility } from '#rules/visibility.ts';
import { addBookmark, removeBookmark } from '#store/favourites.ts';
import { requireQuota } from '#commands/require-quota.ts';
import { muteContext, unmuteContext } from '#store/relations.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { markThreadSeen } from '#store/notifications.ts';
import { statusById, updateStatus } from '#store/statuses.ts';
import { reactionsView } from '#views/reactions-view.ts';
import { statusView } from '#views/status-view.ts';
import { createView, type View } from '#views/view.ts';
import { requiredOriginal } from './required-entities.ts';

/** Returns the view of a status after a change, without cached rows. */
function updatedStatusView(view: View, status: StatusRow): Status {
  const { instance, origin, viewer } = view;
  const fresh = statusById(instance.database, status.id) ?? status;
  return statusView(createView(instance, origin, viewer), fresh);
}

function checkPinnable(view: View, member: AccountRow, status: StatusRow): void {
  const { database, config } = view.instance;
  if (status.account_id !== member.id)
    throw new HttpError(422, "Someone else's status cannot be pinned");
  if (status.visibility !== 'public' && status.visibility !== 'unlisted')
    throw new HttpError(422, 'Non-public status cannot be pinned');
  const pinned = database.all(
    'SELECT id FROM statuses WHERE account_id = ? AND pinned_at IS NOT NULL AND id <> ?',
    member.id,
    status.id,
  );
  if (pinned.length >= config.limits.pinned)
    throw new HttpError(400, 'You have already pinned the maximum number of statuses');
}

/** The path of other Mastodon forks, which Akkoma also supports. */
const addReactionAlternative = defineCall('PUT', '/api/v1/statuses/:id/emoji_reactions/:emoji', {
  caller: 'member',
  response: statusSchema,
});

function handleAddReaction({
  view,
  path,
  member,
  instance,
}: RouteRequest<typeof addReaction>): Status {
  const status = requiredOriginal(view, path.id);
  react(instance, member, status, path.emoji);
  return updatedStatusView(view, status);
}

export const statusActionRoutes = [
  route(calls.favouriteStatus, ({ view, path, member, instance }) => {
    const status = requiredOriginal(view, path.id);
    favourite(instance, member, status);
    return updatedStatusView(view, status);
  }),
  route(calls.unfavouriteStatus, ({ view, path, member, instance }) => {
    const status = requiredOriginal(view, path.id);
    unfavourite(instance, member, status);
    return updatedStatusView(view, status);
  }),
  route(calls.reblogStatus, ({ view, path, member, body, instance }) => {
    const status = requiredOriginal(view, path.id);
    return updatedStatusView(
      view,
      reblog(instance, member, status, readVisibility(body.visibility)),
    );
  }),
  route(calls.unreblogStatus, ({ view, path, member, instance }) => {
    const status = requiredOriginal(view, path.id);
    unreblog(instance, member, status);
    return updatedStatusView(view, status);
  }),
  route(calls.bookmarkStatus, ({ view, path, member, instance }) => {
    const status = requiredOriginal(view, path.id);
    addBookmark(instance.database, member.id, status.id);
    return updatedStatusView(view, status);
  }),
  route(calls.unbookmarkStatus, ({ view, path, member, instance }) => {
    const status = requiredOriginal(view, path.id);
    removeBookmark(instance.database, member.id, status.id);
    return updatedStatusView(view, status);
  }),
  route(calls.pinStatus, ({ view, path, member, instance }) => {
    const status = requiredOriginal(view, path.id);
    checkPinnable(view, member, status);
    updateStatus(instance.database, status.id, { pinned_at: status.pinned_at ?? instance.now() });
    return updatedStatusView(view, status);
  }),
  route(calls.unpinStatus, ({ view, path, member, instance }) => {
    const status = requiredOriginal(view, path.id);
    if (status.account_id !== member.id)
      throw new HttpError(422, "Someone else's status cannot be unpinned");
    updateStatus(instance.database, status.id, { pinned_at: null });
    return updatedStatusView(view, status);
  }),
  route(calls.muteConversation, ({ view, path, body, member, instance }) => {
    const status = requiredOriginal(view, path.id);
    const seconds = body.expires_in ?? 0;
    const end = seconds > 0 ? computeEndTime(instance.now(), seconds) : null;
    requireQuota(instance.database, 'thread_mutes', member.id);
    if (!muteContext(instance.database, member.id, status.context, end))
      throw new HttpError(400, 'conversation is already muted');
    markThreadSeen(instance.database, member.id, status.context);
    return updatedStatusView(view, status);
  }),
  route(calls.unmuteConversation, ({ view, path, member, instance }) => {
    const status = requiredOriginal(view, path.id);
    unmuteContext(instance.database, member.id, status.context);
    return updatedStatusView(view, status);
  }),

  route(getReactions, ({ view, path }) => reactionsView(view, requiredOriginal(view, path.id).id)),
  route(getReaction, ({ view, path }) =>
    reactionsView(view, requiredOriginal(view, path.id).id, path.emoji.replaceAll(/^:|:$/g, '')),
  ),
  route(addReaction, (routeRequest) => handleAddReaction(routeRequest)),
  route(addReactionAlternative, (routeRequest) => handleAddReaction(routeRequest)),
  route(removeReaction, ({ view, path, member, instance }) => {
    const status = requiredOriginal(view, path.id);
    unreact(instance, member, status, path.emoji);
    return updatedStatusView(view, status);
  }),
];
