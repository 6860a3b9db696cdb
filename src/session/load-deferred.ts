import type { StoredValue } from '#lib/storage/stored-value.ts';
import { loadLateDocuments } from './instance/load-late-documents.ts';
import type { InstanceStore } from './instance/load-instance.ts';
import { knowMutesAndBlocks, type MutesAndBlocksOptions } from './people/know-mutes-and-blocks.ts';
import { knowViewer } from './people/know-viewer.ts';
import type { MutedAndBlocked } from './people/kept-mutes-and-blocks.ts';

export interface DeferredOptions extends Omit<MutesAndBlocksOptions, 'kept'> {
  readonly instance: InstanceStore;
  readonly whenInstanceKnown: Promise<void>;
}

/** Asks for all that nobody waits for; whom a visitor mutes, no server knows, and nothing is kept of it. */
export function loadDeferred(
  options: DeferredOptions,
  kept: StoredValue<MutedAndBlocked> | undefined,
): void {
  const { instance, call, log, ended } = options;
  void loadLateDocuments(instance, { call, log, signal: ended });
  if (kept) void knowMutesAndBlocks({ ...options, kept });
  const { viewerId } = options;
  if (viewerId !== null) void knowViewer({ ...options, viewerId });
}
