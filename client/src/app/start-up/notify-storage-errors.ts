import type { OnStorageError } from '#lib/storage/storage-error.ts';
import type { Log } from '#session/log.ts';
import type { Notices } from '#session/notices.ts';

/** Names of the stored values that contain texts written by the user. */
const textNames: ReadonlySet<string> = new Set(['drafts', 'outbox']);

/**
 * Returns a handler that raises a notice when nothing can be stored or when saved texts cannot be read.
 * It does so in a microtask, because a component may detect the error during rendering, when state must
 * not change.
 */
export function notifyStorageErrors(notices: Notices, log: Log): OnStorageError {
  let isBlockNotified = false;
  return (storageError) => {
    log('storage', { ...storageError });
    if (storageError.kind === 'quarantined' && textNames.has(storageError.name)) {
      queueMicrotask(() => notices.raise({ level: 'warning', messageKey: 'drafts.unreadable' }));
    }
    if (storageError.kind !== 'unavailable') return;
    /* A browser that blocks storage does so as long as the page is open, and each stored value
       reports an error. The notice is raised only for the first one. */
    if (storageError.reason === 'blocked' && isBlockNotified) return;
    isBlockNotified ||= storageError.reason === 'blocked';
    queueMicrotask(() =>
      notices.raise({
        level: 'error',
        messageKey:
          storageError.reason === 'full' ? 'errors.storage_full' : 'errors.storage_unavailable',
      }),
    );
  };
}
