import type { OnStorageError } from '#lib/storage/storage-error.ts';
import type { Log } from '#session/log.ts';
import type { Notices } from '#session/notices.ts';

/** Storage names of texts written by the user. */
const textNames: ReadonlySet<string> = new Set(['drafts', 'outbox']);

/**
 * Creates a handler that shows a notice when nothing can be stored and when saved texts cannot be
 * read. Deferred to a microtask, because a component may detect the error during render, when state
 * must not change.
 */
export function notifyStorageErrors(notices: Notices, log: Log): OnStorageError {
  let isBlockNotified = false;
  return (storageError) => {
    log('storage', { ...storageError });
    if (storageError.kind === 'quarantined' && textNames.has(storageError.name)) {
      queueMicrotask(() => notices.raise({ level: 'warning', messageKey: 'drafts.unreadable' }));
    }
    if (storageError.kind !== 'unavailable') return;
    /*
     * A browser that blocks storage blocks it as long as the page is open, and each value
     * reports it.
     */
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
