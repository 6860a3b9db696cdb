import * as calls from '@rookery/contract/calls/mastodon/notification-policy.ts';
import type { Instance } from '#context.ts';
import { notFound } from '#http/http-error.ts';
import { listResponse } from '#http/list-response.ts';
import { emptyResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { parseSettings, serialiseSettings } from '#rules/account-settings.ts';
import { readPage } from '#rules/paging.ts';
import { formatTime } from '#rules/time.ts';
import { accountById, updateAccount } from '#store/accounts.ts';
import {
  dismissNotificationRequest,
  notificationRequestOf,
  notificationRequests,
  showFilteredNotifications,
  type NotificationRequestRow,
} from '#store/notification-requests.ts';
import { addRelation } from '#store/relations.ts';
import type { AccountRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { accountView } from '#views/account-view.ts';
import { canSee } from '#views/can-see.ts';
import { statusView } from '#views/status-view.ts';
import type { ViewContext } from '#views/view-context.ts';

function policyView({ database }: Instance, member: AccountRow) {
  const filtered = 'notifications WHERE account_id = ? AND filtered = 1';
  return {
    ...parseSettings(member).notification_policy,
    summary: {
      pending_requests_count: database.count(
        `(SELECT DISTINCT from_id FROM ${filtered})`,
        member.id,
      ),
      pending_notifications_count: database.count(filtered, member.id),
    },
  };
}

function requestViews(view: ViewContext, row: NotificationRequestRow) {
  const account = view.account(row.from_id);
  if (!account) return [];
  const status = statusById(view.instance.database, row.status_id);
  return [
    {
      id: row.from_id,
      created_at: formatTime(row.first_at),
      updated_at: formatTime(row.last_at),
      notifications_count: String(row.amount),
      account: accountView(view, account),
      last_status: status && canSee(view, status) ? statusView(view, status) : null,
    },
  ];
}

function requireRequest({ database }: Instance, member: AccountRow, id: string): string {
  if (!notificationRequestOf(database, member.id, id)) throw notFound();
  return id;
}

function accept({ database }: Instance, member: AccountRow, ids: readonly string[]): void {
  database.transaction(() => {
    for (const id of ids) {
      addRelation(database, 'notification_permissions', member.id, id);
      showFilteredNotifications(database, member.id, id);
    }
  });
}

function dismiss({ database }: Instance, member: AccountRow, ids: readonly string[]): void {
  for (const id of ids) dismissNotificationRequest(database, member.id, id);
}

/** The policy for notifications, and the requests of accounts that it filters. */
export const policyRoutes = [
  route(calls.getNotificationPolicy, ({ instance, member }) => policyView(instance, member)),
  route(calls.updateNotificationPolicy, ({ instance, member, body }) => {
    const policy = { ...parseSettings(member).notification_policy, ...body };
    updateAccount(instance.database, member.id, {
      settings: serialiseSettings(member, { notification_policy: policy }),
    });
    return policyView(instance, accountById(instance.database, member.id) ?? member);
  }),
  route(calls.getNotificationRequests, (request) => {
    const { view, query, member, instance } = request;
    const rows = notificationRequests(instance.database, member.id, readPage(query));
    return listResponse(
      request,
      rows.flatMap((row) => requestViews(view, row)),
      rows.map(({ newest }) => newest),
    );
  }),
  route(calls.getNotificationRequestsMerged, () => ({ merged: true })),
  route(calls.getNotificationRequest, ({ view, path, instance, member }) => {
    const row = notificationRequestOf(instance.database, member.id, path.id);
    const [shown] = row ? requestViews(view, row) : [];
    if (!shown) throw notFound();
    return shown;
  }),
  route(calls.acceptNotificationRequest, ({ instance, member, path }) => {
    accept(instance, member, [requireRequest(instance, member, path.id)]);
    return emptyResponse;
  }),
  route(calls.dismissNotificationRequest, ({ instance, member, path }) => {
    dismiss(instance, member, [requireRequest(instance, member, path.id)]);
    return emptyResponse;
  }),
  route(calls.acceptNotificationRequests, ({ instance, member, body }) => {
    accept(
      instance,
      member,
      body.id.map((id) => requireRequest(instance, member, id)),
    );
    return emptyResponse;
  }),
  route(calls.dismissNotificationRequests, ({ instance, member, body }) => {
    dismiss(instance, member, body.id);
    return emptyResponse;
  }),
];
