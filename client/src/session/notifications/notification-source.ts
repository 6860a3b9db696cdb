import { can } from '#api/capabilities.ts';
import type { CallResult, MakeCall } from '#api/transport.ts';
import { getNotifications } from '@rookery/contract/calls/notifications.ts';
import {
  notification as notificationSchema,
  type Notification,
} from '@rookery/contract/schemas/notification.ts';
import type { FeedQuery } from '#store/feed/feed-page.ts';
import { toPageQuery } from '../feeds/timeline-request.ts';
import type { InstanceStore } from '../instance/load-instance.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import { notificationTypes } from './notification-rules.ts';

export { ingestNotification } from '#store/ingest/ingest-notification.ts';
export { notificationSchema };

const allTypes = notificationTypes(() => true);

/** Requests a page of the member's notifications. */
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
): Promise<CallResult<Notification[]>> {
  const query = {
    ...toPageQuery(page),
    with_muted: !preferences.get('hideMutedPosts'),
    ...(can('notificationFallbacks', instance.getState().info.serverInfo) && {
      supported_types: [...allTypes],
    }),
  };
  return call(getNotifications, { query, signal });
}
