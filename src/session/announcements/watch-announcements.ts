import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import type { Clock } from '#api/pacing.ts';
import { getAnnouncements } from '#contract/calls/announcements.ts';
import { asked } from '#entities/asked.ts';
import { ingestAnnouncements } from '#entities/ingest/ingest-announcement.ts';
import type { Tables } from '#entities/tables.ts';
import { pollTogether } from '../live/poll-together.ts';
import type { Tabs } from '../live/share-socket.ts';
import type { Load } from '../load.ts';
import type { Log } from '../log.ts';

/** Milliseconds between two looks, for as long as the session lasts (R-CONST-011). */
const renewedEvery = 300_000;

/** Keeps the announcements known, so that the navigation can tell how many are unread. */
export async function watchAnnouncements(options: {
  readonly load: Load;
  readonly tables: Tables;
  readonly viewerId: string;
  readonly tabs: Tabs | undefined;
  readonly clock: Clock;
  readonly ended: AbortSignal;
  readonly log: Log;
}): Promise<void> {
  const { load, tables, viewerId, tabs, clock, ended, log } = options;
  const take = async (told: unknown): Promise<void> => {
    const read = v.safeParse(getAnnouncements.answer, told);
    if (!read.success) return;
    const { answer, askedAt } = await asked(tables.hub, () => Promise.resolve(read.output));
    ingestAnnouncements(tables, answer, { askedAt, viewerId });
  };
  await pollTogether({
    name: `rookery-announcements ${viewerId}`,
    every: renewedEvery,
    async ask() {
      try {
        return await load(getAnnouncements, { signal: ended }, (wires, how) => {
          ingestAnnouncements(how.tables, wires, how);
          return wires;
        });
      } catch (error) {
        if (ended.aborted) return undefined;
        if (!(error instanceof ApiError)) throw error;
        log('announcements', { kind: error.kind });
        return undefined;
      }
    },
    hear: (told) => void take(told),
    tabs,
    clock,
    ended,
  });
}
