import * as v from 'valibot';
import { getAnnouncements } from '#contract/calls/announcements.ts';
import { trackRequest } from '#store/track-request.ts';
import { ingestAnnouncements } from '#store/ingest/ingest-announcement.ts';
import { pollAcrossTabs } from '../live/poll-across-tabs.ts';
import type { Session } from '../session.ts';

/** Refresh interval in milliseconds (R-CONST-011). */
const refreshInterval = 300_000;

/** Keeps the announcements up to date for the unread count in the navigation. */
export async function watchAnnouncements(session: Session): Promise<void> {
  const { load, tables, viewerId, ended } = session;
  const ingest = async (message: unknown): Promise<void> => {
    const read = v.safeParse(getAnnouncements.response, message);
    if (!read.success) return;
    const { response: answer, requestedAt } = await trackRequest(tables.hub, () =>
      Promise.resolve(read.output),
    );
    ingestAnnouncements(tables, answer, { requestedAt, viewerId });
  };
  await pollAcrossTabs(session, {
    name: 'announcements',
    intervalMs: refreshInterval,
    fetch: () =>
      load(getAnnouncements, { signal: ended }, (wires, how) => {
        ingestAnnouncements(how.tables, wires, how);
        return wires;
      }),
    onMessage: (message) => void ingest(message),
  });
}
