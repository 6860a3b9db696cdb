import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import type { Session } from '../session.ts';
import { runInBackground } from '../run-in-background.ts';

/** Retry delay in milliseconds. */
const retryDelay = 15_000;

/**
 * Requests the member's account until the server responds, if the first request at page load
 * failed. The member's card and the links by name need the account.
 */
export async function loadViewer(session: Session): Promise<void> {
  const { load, clock, tables, viewerId, ended } = session;
  while (!ended.aborted && tables.accounts.get(viewerId ?? '')?.username === undefined) {
    await runInBackground(session, 'verify_credentials failed', async () => {
      await clock.wait(retryDelay, ended);
      await load(verifyCredentials, { signal: ended }, (wire, context) =>
        ingestAccount(context.tables, wire, context),
      );
    });
  }
}
