import type { StoredValue } from '#lib/storage/stored-value.ts';
import { watchAnnouncements } from './announcements/watch-announcements.ts';
import type { Load } from './load.ts';
import { loadLateDocuments } from './instance/load-late-documents.ts';
import type { InstanceStore } from './instance/load-instance.ts';
import { followReadMarks } from './notifications/follow-read-marks.ts';
import type { Notifications } from './notifications/notifications.ts';
import { loadMutesAndBlocks, type MutesAndBlocksOptions } from './people/load-mutes-and-blocks.ts';
import { loadViewer } from './people/load-viewer.ts';
import { settingsSync } from './preferences/sync/settings-sync.ts';
import type { Session } from './session.ts';
import type { MutedAndBlocked } from './people/stored-mutes-and-blocks.ts';

export interface DeferredOptions extends Omit<MutesAndBlocksOptions, 'stored'> {
  readonly load: Load;
  readonly instance: InstanceStore;
  readonly notifications: Notifications | undefined;
  readonly whenInstanceKnown: Promise<void>;
  readonly part: Session['part'];
  readonly tabs: Session['tabs'];
}

/** Asks for all that nobody waits for; whom a visitor mutes, no server knows, and nothing is stored of it. */
export function loadDeferred(
  options: DeferredOptions,
  stored: StoredValue<MutedAndBlocked> | undefined,
): void {
  const { instance, call, log, ended } = options;
  void loadLateDocuments(instance, { call, log, signal: ended });
  if (stored) void loadMutesAndBlocks({ ...options, stored });
  const { viewerId } = options;
  if (viewerId === null) return;
  void loadViewer({ ...options, viewerId });
  void watchAnnouncements({ ...options, viewerId });
  options.part(settingsSync).start();
  const { notifications } = options;
  if (notifications) void followReadMarks({ ...options, viewerId, notifications });
}
