import { getStatus, getStatuses } from '@rookery/contract/calls/statuses.ts';
import {
  getContext,
  getFavouritedBy,
  getRebloggedBy,
  getStatusHistory,
  getStatusSource,
} from '@rookery/contract/calls/status-details.ts';
import {
  createStatus,
  deleteStatus,
  editStatusAndMedia,
} from '@rookery/contract/calls/status-editing.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { changeMediaAttributes } from '#commands/change-media-attributes.ts';
import { removeStatus } from '#commands/remove-status.ts';
import { editStatus as edit } from '#commands/edit-status.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { favouritedBy } from '#store/favourites.ts';
import { reblogsOf, reportedStatusById, statusById, updateStatus } from '#store/statuses.ts';
import { accountView } from '#views/account-view.ts';
import { contextView } from '#views/context-view.ts';
import { historyView } from '#views/history-view.ts';
import { canSee } from '#views/can-see.ts';
import { statusView } from '#views/status-view.ts';
import type { ViewContext } from '#views/view-context.ts';
import { handleCreateStatus } from './handle-create-status.ts';
import { previewStatus } from './preview-status.ts';
import { requireRank } from './require-rank.ts';
import { requiredOriginalStatus, requiredStatus } from './required-entities.ts';

function accountsById(view: ViewContext, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const account = view.account(id);
    return account && !view.relations().blocks.has(id) ? [accountView(view, account)] : [];
  });
}

export const statusRoutes = [
  route(createStatus, handleCreateStatus),

  route(getStatus, ({ view, path }) => statusView(view, requiredStatus(view, path.id))),

  route(getStatuses, ({ view, query, instance }) => {
    return query.ids
      .slice(0, 100)
      .flatMap((id) => statusById(instance.database, id) ?? [])
      .filter((status) => canSee(view, status))
      .map((status) => statusView(view, status));
  }),

  route(getContext, ({ view, path }) => contextView(view, requiredOriginalStatus(view, path.id))),

  route(getStatusSource, ({ view, path }) => {
    const status = requiredOriginalStatus(view, path.id);
    return {
      content_type: status.content_type,
      id: status.id,
      spoiler_text: status.spoiler_text,
      text: status.source ?? '',
    };
  }),

  route(getStatusHistory, ({ view, path }) =>
    historyView(view, requiredOriginalStatus(view, path.id)),
  ),

  route(getFavouritedBy, ({ view, path, instance }) =>
    accountsById(view, favouritedBy(instance.database, requiredOriginalStatus(view, path.id).id)),
  ),

  route(getRebloggedBy, ({ view, path, instance }) =>
    accountsById(
      view,
      reblogsOf(instance.database, requiredOriginalStatus(view, path.id).id)
        .filter((wrapper) => canSee(view, wrapper))
        .map((wrapper) => wrapper.account_id),
    ),
  ),

  route(editStatusAndMedia, ({ view, path, body, member, instance }) => {
    const status = requiredOriginalStatus(view, path.id);
    if (status.account_id !== member.id) throw new HttpError(403, 'Access denied');
    const change = {
      text: body.status ?? '',
      spoilerText: body.spoiler_text ?? '',
      sensitive: body.sensitive ?? false,
      mediaIds: body.media_ids ?? [],
      ...(body.content_type === undefined ? {} : { contentType: body.content_type }),
      ...(body.language === undefined ? {} : { language: body.language }),
    };
    if (body.quote_approval_policy !== undefined)
      updateStatus(instance.database, status.id, { quote_policy: body.quote_approval_policy });
    if (findDialect(instance.config).editsMedia && body.preview !== true)
      changeMediaAttributes(instance, member, change.mediaIds, body.media_attributes);
    const write = (): Status => statusView(view, edit(instance, member, status, change));
    return body.preview ? previewStatus(instance, write) : write();
  }),

  route(deleteStatus, ({ view, path, member, instance }) => {
    const reported = member.role ? reportedStatusById(instance.database, path.id) : undefined;
    const status = reported ?? requiredStatus(view, path.id);
    if (status.account_id !== member.id) {
      if (!member.role) throw notFound();
      requireRank(view, [view.account(status.account_id)]);
    }
    const response = statusView(view, status, { withText: true });
    removeStatus(instance, status);
    return response;
  }),
];
