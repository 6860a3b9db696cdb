import type { OnStorageTrouble } from '#lib/storage/storage-trouble.ts';
import type { Log } from '#session/log.ts';
import type { Notices } from '#session/notices/notices.ts';

/** Names of what people have written. */
const written: ReadonlySet<string> = new Set(['drafts', 'outbox']);

/**
 * Tells people when nothing can be stored, and when what they wrote could not be read. A moment later, since a part that reads what
 * is stored may find it out while it is drawn, when nothing else may change.
 */
export function tellStorageTrouble(notices: Notices, log: Log): OnStorageTrouble {
  let isBlockingTold = false;
  return (trouble) => {
    log('storage', { ...trouble });
    if (trouble.kind === 'quarantined' && written.has(trouble.name)) {
      queueMicrotask(() => notices.raise({ level: 'warning', messageKey: 'drafts.unreadable' }));
    }
    if (trouble.kind !== 'unavailable') return;
    /* What the browser forbids it forbids for as long as the page stands; each value finds it out. */
    if (trouble.reason === 'blocked' && isBlockingTold) return;
    isBlockingTold ||= trouble.reason === 'blocked';
    queueMicrotask(() =>
      notices.raise({
        level: 'error',
        messageKey:
          trouble.reason === 'full' ? 'errors.storage_full' : 'errors.storage_unavailable',
      }),
    );
  };
}
