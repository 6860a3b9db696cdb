import * as v from 'valibot';
import type { PersistedValue } from '#lib/storage/persisted-value.ts';
import type { Call } from '@rookery/contract/call.ts';
import { getTermsOfService } from '@rookery/contract/calls/static-documents.ts';
import { getStickerPacks } from '@rookery/contract/calls/static-files.ts';
import { getAnnouncements } from '@rookery/contract/calls/announcements.ts';
import { trackRequest } from '#store/track-request.ts';
import { ingestAnnouncements } from '#store/ingest/ingest-announcement.ts';
import { syncReadMarkers } from './notifications/sync-read-markers.ts';
import { loadMutesAndBlocks } from './people/load-mutes-and-blocks.ts';
import { loadViewer } from './people/load-viewer.ts';
import { settingsSync } from './preferences/sync/settings-sync.ts';
import type { Session } from './session.ts';
import type { MutedAndBlocked } from './people/persisted-mutes-and-blocks.ts';
import { runInBackground } from './run-in-background.ts';
import type { InstanceState } from './instance/load-instance.ts';
import { pollAcrossTabs } from './live/poll-across-tabs.ts';

/**
 * Requests the announcements once for a visitor, so that the navigation links to them only if the
 * server allows it.
 */
async function loadVisitorAnnouncements(session: Session): Promise<void> {
  const { load, ended, instance } = session;
  if (instance.getState().info.isPrivate) return;
  await runInBackground(session, 'announcements for visitors', async () => {
    await load(getAnnouncements, { signal: ended }, (wires, how) =>
      ingestAnnouncements(how.tables, wires, how),
    );
    instance.setState({ hasVisitorAnnouncements: true });
  });
}

/** Refresh interval in milliseconds (R-CONST-011). */
const refreshInterval = 300_000;

/** Keeps the announcements up to date for the unread count in the navigation. */
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
      load(getAnnouncements, { signal: ended }, (wires, how) => {
        ingestAnnouncements(how.tables, wires, how);
        return wires;
      }),
    onMessage: (message) => void ingest(message),
  });
}

/** Requests documents that are not urgent. Failures are logged and count as absent. */
async function loadDeferredDocuments(session: Session): Promise<void> {
  const { call, ended: signal, instance } = session;
  const load = ({ path }: Call, request: () => Promise<Partial<InstanceState>>) =>
    runInBackground(session, 'instance document', async () => instance.setState(await request()), {
      path,
    });
  await Promise.all([
    load(getTermsOfService, async () => ({
      terms: (await call(getTermsOfService, { signal })).value,
    })),
    load(getStickerPacks, async () => ({
      stickerPacks: (await call(getStickerPacks, { signal })).value,
    })),
  ]);
}

/** Loads everything that is not urgent. A visitor's mutes are unknown to servers and not stored. */
export function loadDeferred(
  session: Session,
  stored: PersistedValue<MutedAndBlocked> | undefined,
): void {
  void loadDeferredDocuments(session);
  if (stored) void loadMutesAndBlocks(session, stored);
  if (session.viewerId === null) {
    void loadVisitorAnnouncements(session);
    return;
  }
  void loadViewer(session);
  void watchAnnouncements(session);
  session.part(settingsSync).start();
  if (session.notifications) void syncReadMarkers(session, session.notifications);
}
