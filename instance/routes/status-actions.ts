import { defineCall } from '@rookery/contract/call.ts';
import * as favouritesAndReblogs from '@rookery/contract/calls/favourites-and-reblogs.ts';
import * as calls from '@rookery/contract/calls/status-actions.ts';
import {
  addReaction,
  getReaction,
  getReactions,
  removeReaction,
} from '@rookery/contract/calls/reactions.ts';
import { status as statusSchema, type Status } from '@rookery/contract/schemas/status.ts';
import type { Instance } from '#context.ts';
import {
  favourite,
  react,
  reblog,
  unfavourite,
  unreact,
  unreblog,
} from '#commands/status-actions.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { computeEndTime } from '#rules/time.ts';
import { addBookmark, removeBookmark } from '#store/bookmarks.ts';
import { requireRowQuota } from '#commands/require-row-quota.ts';
import { muteConversation, unmuteConversation } from '#store/muted-conversations.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { markConversationSeen } from '#store/notifications.ts';
import { statusById, updateStatus } from '#store/statuses.ts';
import { reactionsView } from '#views/reactions-view.ts';
import { statusView } from '#views/status-view.ts';
import { createViewContext, type ViewContext } from '#views/view-context.ts';
import { requiredOriginalStatus } from './required-entities.ts';

interface StatusChange {
  readonly view: ViewContext;
  readonly instance: Instance;
  readonly member: AccountRow;
  readonly path: { readonly id: string };
}

/** Creates a handler that changes the status in the path, and responds with the changed status. */
function createStatusHandler<Request extends StatusChange>(
  change: (instance: Instance, member: AccountRow, status: StatusRow, request: Request) => void,
) {
  return (request: Request): Status => {
    const { view, instance, member, path } = request;
    const status = requiredOriginalStatus(view, path.id);
    change(instance, member, status, request);
    return updatedStatusView(view, status);
  };
}

/** Returns the view of a status after a change, without cached rows. */
function updatedStatusView(view: ViewContext, status: StatusRow): Status {
  const { instance, origin, viewer } = view;
  const fresh = statusById(instance.database, status.id) ?? status;
  return statusView(createViewContext(instance, origin, viewer), fresh);
}

function checkPinnable(instance: Instance, member: AccountRow, status: StatusRow): void {
  const { database, config } = instance;
  if (status.account_id !== member.id)
    throw new HttpError(422, "Someone else's status cannot be pinned");
  if (status.visibility !== 'public' && status.visibility !== 'unlisted')
    throw new HttpError(422, 'Non-public status cannot be pinned');
  const pinned = database.count(
    'statuses WHERE account_id = ? AND pinned_at IS NOT NULL AND id <> ?',
    member.id,
    status.id,
  );
  if (pinned >= config.limits.pinned)
    throw new HttpError(400, 'You have already pinned the maximum number of statuses');
}

/** The path by which some forks of Mastodon add a reaction, and which Akkoma also supports. */
const addReactionAlternative = defineCall('PUT', '/api/v1/statuses/:id/emoji_reactions/:emoji', {
  caller: 'member',
  response: statusSchema,
});

type ReactionRequest = StatusChange & { readonly path: { readonly emoji: string } };

const handleAddReaction = createStatusHandler<ReactionRequest>(
  (instance, member, status, { path }) => {
    react(instance, member, status, path.emoji);
  },
);

export const statusActionRoutes = [
  route(favouritesAndReblogs.favouriteStatus, createStatusHandler(favourite)),
  route(favouritesAndReblogs.unfavouriteStatus, createStatusHandler(unfavourite)),
  route(favouritesAndReblogs.reblogStatus, ({ view, path, member, body, instance }) => {
    const status = requiredOriginalStatus(view, path.id);
    return updatedStatusView(view, reblog(instance, member, status, body.visibility));
  }),
  route(favouritesAndReblogs.unreblogStatus, createStatusHandler(unreblog)),
  route(
    calls.bookmarkStatus,
    createStatusHandler(({ database }, member, status) => {
      addBookmark(database, member.id, status.id);
    }),
  ),
  route(
    calls.unbookmarkStatus,
    createStatusHandler(({ database }, member, status) => {
      removeBookmark(database, member.id, status.id);
    }),
  ),
  route(
    calls.pinStatus,
    createStatusHandler((instance, member, status) => {
      checkPinnable(instance, member, status);
      updateStatus(instance.database, status.id, { pinned_at: status.pinned_at ?? instance.now() });
    }),
  ),
  route(
    calls.unpinStatus,
    createStatusHandler(({ database }, member, status) => {
      if (status.account_id !== member.id)
        throw new HttpError(422, "Someone else's status cannot be unpinned");
      updateStatus(database, status.id, { pinned_at: null });
    }),
  ),
  route(
    calls.muteConversation,
    createStatusHandler(({ database, now }, member, { context }, { body }) => {
      const seconds = body.expires_in ?? 0;
      const end = seconds > 0 ? computeEndTime(now(), seconds) : null;
      requireRowQuota(database, 'thread_mutes', member.id);
      if (!muteConversation(database, member.id, context, end))
        throw new HttpError(400, 'conversation is already muted');
      markConversationSeen(database, member.id, context);
    }),
  ),
  route(
    calls.unmuteConversation,
    createStatusHandler(({ database }, member, status) => {
      unmuteConversation(database, member.id, status.context);
    }),
  ),
  route(getReactions, ({ view, path }) =>
    reactionsView(view, requiredOriginalStatus(view, path.id).id),
  ),
  route(getReaction, ({ view, path }) =>
    reactionsView(
      view,
      requiredOriginalStatus(view, path.id).id,
      path.emoji.replaceAll(/^:|:$/g, ''),
    ),
  ),
  route(addReaction, handleAddReaction),
  route(addReactionAlternative, handleAddReaction),
  route(
    removeReaction,
    createStatusHandler((instance, member, status, { path }) => {
      unreact(instance, member, status, path.emoji);
    }),
  ),
];
