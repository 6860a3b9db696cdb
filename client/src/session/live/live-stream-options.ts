import type { Feeds } from '../feeds/feeds.ts';
import type { FeedsOptions } from '../feeds/feeds-options.ts';
import type { Log } from '../log.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { StreamServer } from './open-stream-socket.ts';

export interface LiveStreamOptions extends Pick<
  FeedsOptions,
  'clock' | 'tables' | 'call' | 'notices'
> {
  readonly server: StreamServer;
  /** Called for each connection. */
  readonly token: () => string;
  readonly feeds: Feeds;
  /** Called when the stream is open again after a loss. */
  readonly onRejoined: () => void;
  /** Called when the member's filters have changed on the server. */
  readonly onFiltersChanged: () => void;
  readonly notifications: Notifications;
  readonly viewerId: string;
  readonly log: Log;
  /** Called when the server ended the stream for good: the token may be revoked. */
  readonly onEnded: () => void;
}
