import type { Feeds } from '../feeds/feeds.ts';
import type { FeedsOptions } from '../feeds/feeds-options.ts';
import type { Log } from '../log.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { StreamServer } from './open-stream.ts';

export interface LiveOptions extends Pick<FeedsOptions, 'clock' | 'tables' | 'call' | 'notices'> {
  readonly server: StreamServer;
  /** Asked anew for each connection. */
  readonly token: () => string;
  readonly feeds: Feeds;
  /** The stream is up again after it was lost. */
  readonly onRejoined: () => void;
  /** The member's filters have changed at the server. */
  readonly onFiltersChanged: () => void;
  readonly notifications: Notifications;
  readonly viewerId: string;
  readonly log: Log;
  /** The server ended the stream for good: the token may have been revoked. */
  readonly onEnded: () => void;
}
