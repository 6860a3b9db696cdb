import * as calls from '@rookery/contract/calls/mastodon/grouped-notifications.ts';
import { dismissNotification } from '@rookery/contract/calls/notification-changes.ts';
import { defineCall } from '@rookery/contract/call.ts';
import { notFound } from '#http/http-error.ts';
import { listResponse } from '#http/list-response.ts';
import { emptyResponse, RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { readPage, type Page } from '#rules/paging.ts';
import { notificationMarker } from '#store/markers.ts';
import { deleteNotification, ownNotification } from '#store/notifications.ts';
import type { NotificationRow } from '#store/rows.ts';
import { accountView } from '#views/account-view.ts';
import type { ViewContext } from '#views/view-context.ts';
import { visibleNotificationPage } from '#views/visible-notification-page.ts';
import {
  groupedNotificationsView,
  notificationsOfSameGroup,
  groupNotifications,
  newestNotificationOfGroup,
  type NotificationGroup,
} from './notification-groups.ts';

interface NotificationQuery {
  readonly types?: readonly string[];
  readonly exclude_types?: readonly string[];
  readonly account_id?: string;
  readonly include_filtered?: boolean;
}

const typeNames: ReadonlyMap<string, string> = new Map([['admin.report', 'pleroma:report']]);

function storedTypes(types: readonly string[] = []): string[] {
  return types.map((type) => typeNames.get(type) ?? type);
}

function pageOf(view: ViewContext, page: Page, query: NotificationQuery): NotificationRow[] {
  return visibleNotificationPage(view, view.viewer?.id ?? '', page, {
    types: storedTypes(query.types),
    excludeTypes: storedTypes(query.exclude_types),
    excludeVisibilities: [],
    withMuted: false,
    withFiltered: query.include_filtered ?? false,
    ...(query.account_id === undefined ? {} : { fromId: query.account_id }),
    now: view.instance.now(),
  });
}

const maxUnread = 1000;
const defaultUnread = 100;

/**
 * Returns the notifications that are newer than the read marker, at most as many as the response
 * may count.
 */
function unreadRows(
  view: ViewContext,
  query: NotificationQuery & { readonly limit?: number },
): NotificationRow[] {
  const limit = Math.min(Math.max(query.limit ?? defaultUnread, 1), maxUnread);
  const marker = notificationMarker(view.instance.database, view.viewer?.id ?? '');
  return pageOf(view, { limit, offset: 0, sinceId: marker?.last_read_id || '0' }, query);
}

const maxGroupPages = 10;

/** Reads notifications until they fill the requested number of groups. */
function readGroups(
  view: ViewContext,
  page: Page,
  query: NotificationQuery & { readonly grouped_types?: readonly string[] },
): NotificationGroup[] {
  let rows: NotificationRow[] = [];
  for (let requested = page, pages = 0; pages < maxGroupPages; pages += 1) {
    const more = pageOf(view, requested, query);
    rows = page.minId === undefined ? [...rows, ...more] : [...more, ...rows];
    const last = more.at(-1);
    const groups = groupNotifications(rows, query.grouped_types);
    if (page.minId !== undefined || groups.length > page.limit || !last) break;
    requested = { ...page, offset: 0, maxId: String(last.id) };
  }
  return groupNotifications(rows, query.grouped_types).slice(0, page.limit);
}

function requiredGroup(view: ViewContext, key: string): NotificationRow[] {
  const newest = newestNotificationOfGroup(view, key);
  if (!newest) throw notFound();
  return key.startsWith('ungrouped-') ? [newest] : notificationsOfSameGroup(view, newest);
}

/* Mastodon documents this call as deprecated. Its body contains the id of the notification. */
const dismissByBody = defineCall('POST', '/api/v1/notifications/dismiss', {
  caller: dismissNotification.caller,
  body: { encoding: 'json', fields: { id: 'text!' } },
  response: dismissNotification.response,
});

/** Grouped notifications, and the numbers of unread ones. */
export const notificationRoutes = [
  route(calls.getGroupedNotifications, (request) => {
    const { view, query } = request;
    const groups = readGroups(view, readPage(query), query);
    /*
     * As on Mastodon, the next older page begins below the newest notification of the last group,
     * not below its oldest one.
     */
    const ids = groups.flatMap(({ rows: [newest] }) => newest?.id ?? []);
    const document = groupedNotificationsView(
      view,
      groups,
      query.expand_accounts === 'partial_avatars',
    );
    const oldestFirst = ids.toSorted((one, other) => other - one);
    return new RouteResponse(document, {
      headers: listResponse(request, [], oldestFirst).headers,
    });
  }),
  route(
    calls.getNotificationGroup,
    ({ view, path }) =>
      new RouteResponse(
        groupedNotificationsView(
          view,
          [{ key: path.key, rows: requiredGroup(view, path.key) }],
          false,
        ),
      ),
  ),
  route(calls.dismissNotificationGroup, ({ view, path, instance }) => {
    for (const { id } of requiredGroup(view, path.key)) deleteNotification(instance.database, id);
    return emptyResponse;
  }),
  route(calls.getNotificationGroupAccounts, ({ view, path }) =>
    requiredGroup(view, path.key).flatMap((row) => {
      const account = view.account(row.from_id);
      return account ? [accountView(view, account)] : [];
    }),
  ),
  route(calls.getUnreadGroupCount, ({ view, query }) => ({
    count: groupNotifications(unreadRows(view, query), query.grouped_types).length,
  })),
  route(calls.getUnreadNotificationCount, ({ view, query }) => ({
    count: unreadRows(view, query).length,
  })),
  route(dismissByBody, ({ member, body, instance }) => {
    if (!ownNotification(instance.database, member.id, Number(body.id) || 0)) throw notFound();
    deleteNotification(instance.database, Number(body.id));
    return emptyResponse;
  }),
];
