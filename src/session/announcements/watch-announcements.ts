import { ApiError } from '#api/api-error.ts';
import type { Clock } from '#api/pacing.ts';
import { getAnnouncements } from '#contract/calls/announcements.ts';
import { ingestAnnouncements } from '#entities/ingest/ingest-announcement.ts';
import type { Load } from '../load.ts';
import type { Log } from '../log.ts';

/** Milliseconds between two looks, for as long as the session lasts (R-CONST-011). */
const renewedEvery = 300_000;

/** Keeps the announcements known, so that the navigation can tell how many are unread. */
export async function watchAnnouncements(options: {
  readonly load: Load;
  readonly clock: Clock;
  readonly ended: AbortSignal;
  readonly log: Log;
}): Promise<void> {
  const { load, clock, ended, log } = options;
  while (!ended.aborted) {
    try {
      await load(getAnnouncements, { signal: ended }, (wires, how) =>
        ingestAnnouncements(how.tables, wires, how),
      );
    } catch (error) {
      if (ended.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      log('announcements', { kind: error.kind });
    }
    try {
      await clock.wait(renewedEvery, ended);
    } catch {
      return;
    }
  }
}
