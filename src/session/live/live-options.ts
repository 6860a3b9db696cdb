import type { Clock } from '#api/pacing.ts';
import type { MakeCall } from '#api/transport.ts';
import type { Tables } from '#entities/tables.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { Log } from '../log.ts';
import type { Notices } from '../notices/notices.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { StreamServer } from './open-stream.ts';

export interface LiveOptions {
  readonly server: StreamServer;
  /** Asked anew for each connection. */
  readonly token: () => string;
  readonly clock: Clock;
  readonly tables: Tables;
  readonly call: MakeCall;
  readonly feeds: Feeds;
  /** The stream is up again after it was lost. */
  readonly onRejoined: () => void;
  /** The member's filters have changed at the server. */
  readonly onFiltersChanged: () => void;
  readonly notifications: Notifications;
  readonly notices: Notices;
  readonly viewerId: string;
  readonly log: Log;
  /** The server ended the stream for good: the token may have been revoked. */
  readonly onEnded: () => void;
}
