import { getRelationships } from '@rookery/contract/calls/accounts.ts';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import { ingestRelationships } from '#store/ingest/ingest-relationship.ts';
import { fetchReadMarker } from '../notifications/sync-read-markers.ts';
import { runInBackground } from '../run-in-background.ts';
import type { Session } from '../session.ts';
import { maxIdsPerRequest, refreshMountedStatuses } from './refresh-mounted-statuses.ts';

/** Refetches the viewer's relationships to the accounts on the screen. */
async function refreshRelationships({ load, tables, ended }: Session): Promise<void> {
  const shown = [...tables.relationships.keys()].filter((id) => tables.relationships.isWatched(id));
  const id = shown.slice(0, maxIdsPerRequest);
  if (id.length === 0) return;
  await load(getRelationships, { query: { id }, signal: ended }, (wires, context) =>
    ingestRelationships(context.tables, wires, context),
  );
}

/**
 * Refetches what a member may have changed on another device: the statuses and relationships on the
 * screen, the counts of the navigation, and which notifications are read. Akkoma streams nothing
 * about the member's own actions. One request after the other; never rejects with an `ApiError`.
 */
export async function refreshShownRows(session: Session): Promise<void> {
  const { load, ended, notifications } = session;
  await refreshMountedStatuses(session, { keepsMissing: true });
  await runInBackground(session, 'refreshing what is shown', async () => {
    await refreshRelationships(session);
    await load(verifyCredentials, { signal: ended }, (wire, context) =>
      ingestAccount(context.tables, wire, context),
    );
    if (notifications) await fetchReadMarker(session);
  });
}
