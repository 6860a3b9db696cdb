import * as v from 'valibot';
import type { PersistedValue } from '#lib/storage/persisted-value.ts';
import { can } from '#api/capabilities.ts';
import { getAnnouncements } from '@rookery/contract/calls/announcements.ts';
import { trackRequest } from '#store/track-request.ts';
import { ingestAnnouncements } from '#store/ingest/ingest-announcement.ts';
import { syncReadMarkers } from './notifications/sync-read-markers.ts';
import { loadMutesAndBlocks } from './people/load-mutes-and-blocks.ts';
import { loadViewer } from './people/load-viewer.ts';
import { settingsSync } from './preferences/sync/settings-sync.ts';
import type { Session } from './session.ts';
import type { MutedAndBlocked } from './people/persisted-mutes-and-blocks.ts';
import { pollAcrossTabs } from './live/poll-across-tabs.ts';

/** Milliseconds between two requests of the announcements (R-CONST-011). */
const refreshInterval = 300_000;

/** Requests the announcements regularly, for the unread count in the navigation. */
async function watchAnnouncements(session: Session): Promise<void> {
  const { load, tables, viewerId, ended } = session;
  const ingest = async (message: unknown): Promise<void> => {
    const read = v.safeParse(getAnnouncements.response, message);
    if (!read.success) return;
    const { response, requestedAt } = await trackRequest(tables.hub, () =>
      Promise.resolve(read.output),
    );
    ingestAnnouncements(tables, response, { requestedAt, viewerId });
  };
  await pollAcrossTabs(session, {
    name: 'announcements',
    intervalMs: refreshInterval,
    fetch: () =>
      load(getAnnouncements, { signal: ended }, (wires, context) => {
        ingestAnnouncements(context.tables, wires, context);
        return wires;
      }),
    onMessage: (message) => void ingest(message),
  });
}

/**
 * Loads data of a member that are not urgent. `stored` persists mutes and blocks for the next
 * visit.
 */
export function loadMemberData(session: Session, stored: PersistedValue<MutedAndBlocked>): void {
  void loadMutesAndBlocks(session, stored);
  void loadViewer(session);
  if (can('announcements', session.instance.getState().info.serverInfo))
    void watchAnnouncements(session);
  session.part(settingsSync).start();
  if (session.notifications) void syncReadMarkers(session);
}
