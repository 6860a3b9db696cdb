import * as v from 'valibot';
import { getAnnouncements } from '#contract/calls/announcements.ts';
import { asked } from '#entities/asked.ts';
import { ingestAnnouncements } from '#entities/ingest/ingest-announcement.ts';
import { pollTogether } from '../live/poll-together.ts';
import type { Session } from '../session.ts';

/** Milliseconds between two looks, for as long as the session lasts (R-CONST-011). */
const renewedEvery = 300_000;

/** Keeps the announcements known, so that the navigation can tell how many are unread. */
export async function watchAnnouncements(session: Session): Promise<void> {
  const { load, tables, viewerId, ended } = session;
  const take = async (told: unknown): Promise<void> => {
    const read = v.safeParse(getAnnouncements.answer, told);
    if (!read.success) return;
    const { answer, askedAt } = await asked(tables.hub, () => Promise.resolve(read.output));
    ingestAnnouncements(tables, answer, { askedAt, viewerId });
  };
  await pollTogether(session, {
    name: 'announcements',
    every: renewedEvery,
    ask: () =>
      load(getAnnouncements, { signal: ended }, (wires, how) => {
        ingestAnnouncements(how.tables, wires, how);
        return wires;
      }),
    hear: (told) => void take(told),
  });
}
