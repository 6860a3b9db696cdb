import { loadLateDocuments } from './instance/load-late-documents.ts';
import type { InstanceStore } from './instance/load-instance.ts';
import { knowMutesAndBlocks, type MutesAndBlocksOptions } from './people/know-mutes-and-blocks.ts';

export interface LateOptions extends MutesAndBlocksOptions {
  readonly instance: InstanceStore;
  readonly whenInstanceKnown: Promise<void>;
}

/** Asks for all that nobody waits for; whom a visitor mutes, no server knows. */
export function startLate(options: LateOptions): void {
  const { instance, call, log, ended, viewerId } = options;
  void loadLateDocuments(instance, { call, log, signal: ended });
  if (viewerId !== null) void knowMutesAndBlocks(options);
}
