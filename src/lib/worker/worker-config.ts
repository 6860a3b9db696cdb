import * as v from 'valibot';
import { indexedArea } from '../storage/indexed-area.ts';

/**
 * Data that the page stores for the service worker, which shows notifications when no page is open.
 */
export const workerConfigSchema = v.object({
  /** For fetching the notification of a push message. Removed at sign-out. */
  token: v.string(),
  /** The token's account; absent in data of an older version. */
  viewerId: v.optional(v.string()),
  /** Whether only the subject is shown if a post has one. */
  hidesUnderSubject: v.boolean(),
  /** Sentences in the user's language by notification kind; see `notificationSentence`. */
  words: v.record(v.string(), v.string()),
  /** Path for notifications without a post. */
  notificationsPath: v.string(),
});

export type WorkerConfig = v.InferOutput<typeof workerConfigSchema>;

/** Its key in the area. */
export const workerConfigKey = 'member';

/** Opens the storage area shared by page and worker. */
export function workerArea() {
  return indexedArea('rookery-worker');
}
