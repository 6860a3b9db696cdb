import { ApiError } from '#api/api-error.ts';
import type { MakeCall } from '#api/transport.ts';
import { getStickerPacks, getTermsOfService } from '#contract/calls/static-documents.ts';
import type { Log } from '../log.ts';
import type { InstanceState, InstanceStore } from './load-instance.ts';

export interface LateDocumentsOptions {
  readonly call: MakeCall;
  readonly log: Log;
  /** The session's end. */
  readonly signal: AbortSignal;
}

/**
 * Asks for the documents that nobody waits for. What fails is logged and counts as absent.
 */
export async function loadLateDocuments(
  store: InstanceStore,
  { call, log, signal }: LateDocumentsOptions,
): Promise<void> {
  const load = async (path: string, ask: () => Promise<Partial<InstanceState>>): Promise<void> => {
    try {
      store.setState(await ask());
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      log('instance document', { path, kind: error.kind });
    }
  };
  await Promise.all([
    load(getTermsOfService.path, async () => ({
      terms: (await call(getTermsOfService, { signal })).value,
    })),
    load(getStickerPacks.path, async () => ({
      stickerPacks: (await call(getStickerPacks, { signal })).value,
    })),
  ]);
}
