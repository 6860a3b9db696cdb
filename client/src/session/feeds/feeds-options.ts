import type { Clock } from '#api/pacing.ts';
import type { MakeCall } from '#api/transport.ts';
import type { Tables } from '#store/tables.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { Notices } from '#session/notices.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { ReplyVisibility } from './feed-visibility.ts';

export interface FeedsOptions {
  readonly tables: Tables;
  readonly call: MakeCall;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly viewerId: string | null;
  readonly getReplyVisibility: () => ReplyVisibility;
  /** Whether the stream currently delivers the member's events. */
  readonly isStreaming: () => boolean;
  readonly pages: PageCache;
  readonly tabArea: StorageArea;
}
