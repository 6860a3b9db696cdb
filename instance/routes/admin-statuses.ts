import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { updateStatusAsStaff } from '@rookery/contract/calls/admin-statuses.ts';
import { logModeration } from '#commands/log-moderation.ts';
import { removeStatus } from '#commands/remove-status.ts';
import { emptyResponse } from '#http/route-response.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { parseStaffPaging } from '#rules/parse-staff-paging.ts';
import type { SqlValue } from '#store/database.ts';
import { updateStatus, statusById } from '#store/statuses.ts';
import type { StatusRow } from '#store/rows.ts';
import { adminUserView } from '#views/admin-user-view.ts';
import { canSee } from '#views/can-see.ts';
import { statusView } from '#views/status-view.ts';
import type { ViewContext } from '#views/view-context.ts';
import { requireRank } from './require-rank.ts';
import { requiredOriginalStatus, requiredAccountForStaff } from './required-entities.ts';

const pageParameters = { page: 'integer', page_size: 'integer', with_reblogs: 'boolean' } as const;
const staffCall = { caller: 'staff', response: v.unknown() } as const;
const statuses = '/api/v1/pleroma/admin/statuses';

const getStatuses = defineCall('GET', statuses, {
  ...staffCall,
  query: { ...pageParameters, local_only: 'boolean' },
});
const getUserStatuses = defineCall('GET', '/api/v1/pleroma/admin/users/:nickname/statuses', {
  ...staffCall,
  query: pageParameters,
});
const getStatus = defineCall('GET', `${statuses}/:id`, staffCall);
const deleteStatusOf = defineCall('DELETE', `${statuses}/:id`, staffCall);

/** Returns a status with the fields of its author that only staff see. */
function staffStatusView(view: ViewContext, status: StatusRow) {
  const shown = statusView(view, status);
  const author = view.account(status.account_id);
  return {
    ...shown,
    account: { ...shown.account, ...(author ? adminUserView(author, view.origin) : {}) },
  };
}

interface StatusPageQuery {
  readonly page?: number;
  readonly page_size?: number;
  readonly with_reblogs?: boolean;
  readonly where?: string;
  readonly values?: readonly SqlValue[];
}

/**
 * Returns a page of statuses, newest first. Staff see only statuses that members may read, because
 * Akkoma's parameter `godmode`, which includes others, is not implemented.
 */
function statusPage(view: ViewContext, { where = '1', values = [], ...query }: StatusPageQuery) {
  const { database } = view.instance;
  const open = `visibility IN ('public', 'unlisted', 'local') AND (${where})
    ${query.with_reblogs ? '' : 'AND reblog_of IS NULL'}`;
  const { limit, offset } = parseStaffPaging(query);
  const rows = database.all<StatusRow>(
    `SELECT * FROM statuses WHERE ${open} ORDER BY id DESC LIMIT ? OFFSET ?`,
    ...values,
    limit,
    offset,
  );
  return {
    activities: rows
      .filter((status) => canSee(view, status))
      .map((status) => staffStatusView(view, status)),
    total: database.count(`statuses WHERE ${open}`, ...values),
  };
}

const visibilityOrder = ['public', 'unlisted', 'private'] as const;

/**
 * Returns the requested visibility. Throws 400 if it is wider than the one that the author chose.
 */
function readNarrowerVisibility(
  status: StatusRow,
  visibility: StatusRow['visibility'] | undefined,
): StatusRow['visibility'] {
  if (visibility === undefined) return status.visibility;
  const [before, after] = [status.visibility, visibility].map((each) =>
    visibilityOrder.findIndex((one) => one === each),
  );
  const isNarrower =
    before !== undefined && after !== undefined && before !== -1 && after >= before;
  if (visibility !== status.visibility && !isNarrower)
    throw new HttpError(400, 'A post cannot be shown to more people than its author chose');
  return visibility;
}

/** Calls on statuses by which AdminFE, Akkoma-FE and Mangane moderate. */
export const adminStatusRoutes = [
  route(
    getStatuses,
    ({ view, query }) =>
      statusPage(view, { ...query, ...(query.local_only ? { where: 'local = 1' } : {}) })
        .activities,
  ),
  route(getUserStatuses, ({ instance, view, path, query }) =>
    statusPage(view, {
      ...query,
      where: 'account_id = ?',
      values: [requiredAccountForStaff(instance, path.nickname).id],
    }),
  ),
  route(getStatus, ({ view, path }) =>
    staffStatusView(view, requiredOriginalStatus(view, path.id)),
  ),
  route(updateStatusAsStaff, ({ instance, member, view, path, body }) => {
    const { database } = instance;
    const before = requiredOriginalStatus(view, path.id);
    requireRank(view, [view.account(before.account_id)]);
    const visibility = readNarrowerVisibility(before, body.visibility);
    const sensitive = body.sensitive ?? before.sensitive === 1;
    const changes = [
      ...(body.sensitive === undefined ? [] : [`set sensitive: '${sensitive}'`]),
      ...(body.visibility === undefined ? [] : [`set visibility: '${visibility}'`]),
    ];
    database.transaction(() => {
      updateStatus(database, before.id, { visibility, sensitive: sensitive ? 1 : 0 });
      logModeration(instance, member, {
        action: 'status_update',
        did: [`updated status #${before.id}`, ...changes].join(', '),
        sensitive,
        subject: { id: before.id, type: 'status' },
        visibility,
      });
      const status = statusById(database, before.id) ?? before;
      database.afterCommit(() => {
        instance.events.publish({ kind: 'edited', status });
      });
    });
    return statusView(view, statusById(database, before.id) ?? before);
  }),
  route(deleteStatusOf, ({ instance, member, view, path }) => {
    const status = requiredOriginalStatus(view, path.id);
    requireRank(view, [view.account(status.account_id)]);
    removeStatus(instance, status);
    logModeration(instance, member, {
      action: 'status_delete',
      did: `deleted status #${status.id}`,
      subject_id: status.id,
    });
    return emptyResponse;
  }),
];
