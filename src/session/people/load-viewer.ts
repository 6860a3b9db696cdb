import { verifyCredentials } from '#contract/calls/credentials.ts';
import { ingestAccount } from '#entities/ingest/ingest-account.ts';
import type { Session } from '../session.ts';
import { unawaited } from '../unawaited.ts';

/** Milliseconds until it is asked once more. */
const againAfter = 15_000;

/**
 * Asks who the member is until the server says it, where it did not as the page began: without, neither
 * the card of the member nor the ways that lead by the name are whole.
 */
export async function loadViewer(session: Session): Promise<void> {
  const { load, clock, tables, viewerId, ended } = session;
  while (!ended.aborted && tables.accounts.get(viewerId ?? '')?.username === undefined) {
    await unawaited(session, 'verify_credentials failed', async () => {
      await clock.wait(againAfter, ended);
      await load(verifyCredentials, { signal: ended }, (wire, how) =>
        ingestAccount(how.tables, wire, how),
      );
    });
  }
}
