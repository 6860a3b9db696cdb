import { can } from '#api/capabilities.ts';
import type { CallResult, MakeCall } from '#api/transport.ts';
import { getNotifications } from '@rookery/contract/calls/notifications.ts';
import { notification as notificationSchema } from '@rookery/contract/schemas/notification.ts';
import type { NotificationOrGroup } from '#store/ingest/ingest-notification.ts';
import type { FeedQuery } from '#store/feed/feed-page.ts';
import { toPageQuery } from '../feeds/timeline-request.ts';
import type { InstanceStore } from '../instance/load-instance.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import { notificationTypes } from './notification-rules.ts';

export { ingestNotification } from '#store/ingest/ingest-notification.ts';
export { notificationSchema };

const allTypes = notificationTypes(() => true);

/**
 * Requests a page of the member's notifications. Older pages are requested in groups if the server
 * supports that. Newer pages are not, since the feed looks for known ids in them to find out
 * whether notifications are missing.
 */
export async function fetchNotifications(
  {
    call,
    instance,
    preferences,
  }: {
    readonly call: MakeCall;
    readonly instance: InstanceStore;
    readonly preferences: PreferenceStore;
  },
  page: FeedQuery,
  signal: AbortSignal,
): Promise<CallResult<NotificationOrGroup[]>> {
  const { serverInfo } = instance.getState().info;
  const texts = can('notificationFallbacks', serverInfo) && { supported_types: [...allTypes] };
  const paging = toPageQuery(page);
  const { max_id: below } = paging;
  const isOlder = below !== undefined && page.sinceId === undefined && page.minId === undefined;
  if (isOlder && preferences.get('groupNotifications') && can('groupedNotifications', serverInfo)) {
    const { fetchNotificationGroups } = await import('./fetch-notification-groups.ts');
    return fetchNotificationGroups(call, { max_id: below, ...texts }, signal);
  }
  const query = { ...paging, with_muted: !preferences.get('hideMutedPosts'), ...texts };
  return call(getNotifications, { query, signal });
}
