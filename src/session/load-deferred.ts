import type { PersistedValue } from '#lib/storage/persisted-value.ts';
import { loadVisitorAnnouncements } from './announcements/visitor-announcements.ts';
import { watchAnnouncements } from './announcements/watch-announcements.ts';
import { loadDeferredDocuments } from './instance/load-deferred-documents.ts';
import { syncReadMarkers } from './notifications/sync-read-markers.ts';
import { loadMutesAndBlocks } from './people/load-mutes-and-blocks.ts';
import { loadViewer } from './people/load-viewer.ts';
import { settingsSync } from './preferences/sync/settings-sync.ts';
import type { Session } from './session.ts';
import type { MutedAndBlocked } from './people/persisted-mutes-and-blocks.ts';

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
