import * as v from 'valibot';
import { createIndexedDbArea } from '#lib/storage/indexed-db-area.ts';

/**
 * The properties of a notification type on which a system notification depends. The page derives
 * them from its list of kinds.
 */
const systemNotificationKind = v.object({
  /** Whether the status of the notification can be replied to and favourited. */
  hasActions: v.boolean(),
  /**
   * Whether one system notification is shown for all notifications of this type about one status.
   */
  isGrouped: v.boolean(),
  /** Whether the text of the status is shown. */
  hasText: v.boolean(),
});

export type SystemNotificationKind = v.InferOutput<typeof systemNotificationKind>;

const unknownKind: SystemNotificationKind = { hasActions: false, isGrouped: false, hasText: true };

/** Returns the properties of a notification type. */
export function systemNotificationKindOf(
  kinds: Readonly<Record<string, SystemNotificationKind>>,
  type: string,
): SystemNotificationKind {
  return (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? unknownKind;
}

/**
 * Data that the page stores for the service worker, which shows system notifications when no page
 * is open.
 */
export const workerConfigSchema = v.object({
  /**
   * Access token with which the worker fetches the notification of a push message. Removed at
   * sign-out.
   */
  token: v.string(),
  /** Id of the account of the token; absent in data of an older version. */
  viewerId: v.optional(v.string()),
  /** Whether only the subject is shown for a post with a subject. */
  hidesUnderSubject: v.boolean(),
  /** Sentences in the user's language by notification kind; see `notificationSentence`. */
  messages: v.record(v.string(), v.string()),
  /** Properties by notification type; absent in data of an older version. */
  kinds: v.optional(v.record(v.string(), systemNotificationKind), {}),
  /** Path that a click on a notification without a post opens. */
  notificationsPath: v.string(),
});

export type WorkerConfig = v.InferOutput<typeof workerConfigSchema>;

/** Key of the configuration in the storage area. */
export const workerConfigKey = 'member';

/** Opens the storage area that page and worker share. */
export function openWorkerArea() {
  return createIndexedDbArea('rookery-worker');
}

/**
 * Name of the cache for viewed pictures, which are shown when offline. The page creates the cache
 * for a member and deletes it at sign-out; if it is missing, the worker caches no pictures.
 */
export const pictureCacheName = 'rookery-pictures';

/** Maximum total size of the cached pictures in bytes. */
export const maxPictureCacheBytes = 50 * 1024 * 1024;
