import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { visibilitiesParameter } from '../schemas/visibility.ts';
import { notification } from '../schemas/notification.ts';

/** Returns notifications, latest first. Unknown types among `types` are ignored. */
export const getNotifications = defineCall('GET', '/api/v1/notifications', {
  caller: 'member',
  query: {
    ...pagingParameters,
    with_muted: 'boolean',
    types: 'texts',
    include_types: 'texts',
    exclude_types: 'texts',
    exclude_visibilities: visibilitiesParameter,
    account_id: 'text',
    /**
     * The types that the client can render. Notifications of other types have texts to show instead
     * (`fallback`). Mastodon 4.6.
     */
    supported_types: 'texts',
    /** Includes notifications that the viewer's notification policy filters. Mastodon 4.3. */
    include_filtered: 'boolean',
  },
  response: listOf(notification),
  paging: 'numeric-ids',
});

/** Returns one notification. */
export const getNotification = defineCall('GET', '/api/v1/notifications/:id', {
  caller: 'member',
  response: notification,
});
