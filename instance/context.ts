import type { InstanceConfig } from './config.ts';
import type { EmojiRegistry } from './media/emoji-registry.ts';
import type { ImageReader } from './media/image-reader.ts';
import type { StickerRegistry } from './media/sticker-registry.ts';
import type { PageFolders } from './pages/file-folder.ts';
import type { FileStore } from './media/file-store.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { VapidKeys } from './push/vapid-keys.ts';
import type { Database } from './store/database.ts';
import type { EventHub } from './event-hub.ts';

/** The context shared by all parts of a running instance. */
export interface Instance {
  /**
   * Mutable, because Akkoma's limits apply while the seed data are created: the seed data contain
   * statuses that are longer than other dialects allow.
   */
  config: InstanceConfig;
  readonly database: Database;
  readonly files: FileStore;
  readonly images: ImageReader;
  readonly emoji: EmojiRegistry;
  readonly stickers: StickerRegistry;
  readonly folders: PageFolders;
  readonly events: EventHub;
  readonly mail: Mailbox;
  readonly vapid: VapidKeys;
  /** Receives internal errors; the client only gets a generic 500. */
  readonly reportError: (error: unknown) => void;
  /**
   * Returns the current time in milliseconds since 1970. While the demo world is being created, it
   * is the time of the event that is being created.
   */
  now: () => number;
  newId: () => string;
  /** The origin of URLs in responses, except to requests that were sent to a loopback host. */
  origin: string;
}
