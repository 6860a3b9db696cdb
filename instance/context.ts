import type { InstanceConfig } from './config.ts';
import type { EmojiShelf } from './media/emoji-shelf.ts';
import type { ImageReader } from './media/image-reader.ts';
import type { StickerShelf } from './media/sticker-shelf.ts';
import type { PageFolders } from './pages/page-folders.ts';
import type { FileStore } from './media/file-store.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { VapidKeys } from './push/vapid-keys.ts';
import type { Database } from './store/database.ts';
import type { EventHub } from './event-hub.ts';

/** What every part of a running instance shares. */
export interface Instance {
  readonly config: InstanceConfig;
  readonly database: Database;
  readonly files: FileStore;
  readonly images: ImageReader;
  readonly emoji: EmojiShelf;
  readonly stickers: StickerShelf;
  readonly folders: PageFolders;
  readonly events: EventHub;
  readonly mail: Mailbox;
  readonly vapid: VapidKeys;
  /** Hears of errors that are nobody's fault outside; whoever asked was told no more than that there was one. */
  readonly reportFault: (error: unknown) => void;
  /** Milliseconds; the demo world turns it back while it is being made. */
  now: () => number;
  newId: () => string;
  /** The address people reach it under when a request does not say. */
  origin: string;
}
