import * as v from 'valibot';
import { indexedArea } from '../storage/indexed-area.ts';

/** What the page leaves for the service worker, so that it can tell of notifications in its place. */
export const workerNote = v.object({
  /** To ask for what a push message speaks of. Goes when the member signs out. */
  token: v.string(),
  /** Whose token it is; absent in a note that an older version has left. */
  viewerId: v.optional(v.string()),
  /** Of a post with a subject nothing else is shown. */
  hidesUnderSubject: v.boolean(),
  /** Sentences in the reader's language by the kind of notification; see `noteSentence`. */
  words: v.record(v.string(), v.string()),
  /** Where notifications are read that have no post. */
  notificationsPath: v.string(),
});

export type WorkerNote = v.InferOutput<typeof workerNote>;

/** Its name in the area. */
export const workerNoteName = 'member';

/** Where page and worker find it. */
export function workerArea() {
  return indexedArea('rookery-worker');
}
