import { ApiError } from '#api/api-error.ts';
import type { Clock } from '#api/pacing.ts';
import { verifyCredentials } from '#contract/calls/credentials.ts';
import { ingestAccount } from '#entities/ingest/ingest-account.ts';
import type { Tables } from '#entities/tables.ts';
import type { Load } from '../load.ts';
import type { Log } from '../log.ts';

/** Milliseconds until it is asked once more. */
const againAfter = 15_000;

/**
 * Asks who the member is until the server says it, where it did not as the page began: without, neither
 * the card of the member nor the ways that lead by the name are whole.
 */
export async function loadViewer(options: {
  readonly load: Load;
  readonly clock: Clock;
  readonly tables: Tables;
  readonly viewerId: string;
  readonly ended: AbortSignal;
  readonly log: Log;
}): Promise<void> {
  const { load, clock, tables, viewerId, ended, log } = options;
  while (tables.accounts.get(viewerId)?.username === undefined) {
    try {
      await clock.wait(againAfter, ended);
      await load(verifyCredentials, { signal: ended }, (wire, how) =>
        ingestAccount(tables, wire, how),
      );
    } catch (error) {
      if (ended.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      log('verify_credentials failed', { kind: error.kind });
    }
  }
}
