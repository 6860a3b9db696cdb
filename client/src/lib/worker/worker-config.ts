import * as v from 'valibot';
import { indexedArea } from '#lib/storage/indexed-area.ts';

/** What a system notification of one type depends on; the page derives it from the kind. */
const systemNotificationKind = v.object({
  /** Whether its status can be replied to and favourited. */
  hasActions: v.boolean(),
  /** Whether the system shows one per status, whoever acted. */
  isGrouped: v.boolean(),
  /** Whether its text is shown. */
  hasText: v.boolean(),
});

export type SystemNotificationKind = v.InferOutput<typeof systemNotificationKind>;

const unknownKind: SystemNotificationKind = { hasActions: false, isGrouped: false, hasText: true };

/** Returns the kind of a type. */
export function systemNotificationKindOf(
  kinds: Readonly<Record<string, SystemNotificationKind>>,
  type: string,
): SystemNotificationKind {
  return (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? unknownKind;
}

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
  messages: v.record(v.string(), v.string()),
  /** By type; absent in data of an older version. */
  kinds: v.optional(v.record(v.string(), systemNotificationKind), {}),
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

/**
 * Cache of viewed pictures for reading offline. The page creates it for a member and deletes it at
 * sign-out; the worker does not cache pictures if it is missing.
 */
export const pictureCacheName = 'rookery-pictures';

/** Maximum total size: 50 MB. */
export const maxPictureCacheBytes = 50 * 1024 * 1024;
