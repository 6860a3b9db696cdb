import { getRelationships } from '@rookery/contract/calls/accounts.ts';
import { ingestRelationships } from '#store/ingest/ingest-relationship.ts';
import { runInBackground } from '../run-in-background.ts';
import type { Session } from '../session.ts';

/** Maximum ids per request that servers accept. */
const maxIds = 40;

function createMissingRelationships(session: Session) {
  const { load, ended, tables, viewerId } = session;
  const requested = new Set<string>();
  let waiting: string[] = [];

  const request = async (id: readonly string[]): Promise<void> => {
    const isDone = await runInBackground(session, 'missing relationships', async () => {
      await load(getRelationships, { query: { id: [...id] }, signal: ended }, (wires, context) =>
        ingestRelationships(context.tables, wires, context),
      );
      return true;
    });
    if (!isDone) for (const one of id) requested.delete(one);
  };

  const requestWaiting = (): void => {
    const ids = waiting;
    waiting = [];
    for (let start = 0; start < ids.length; start += maxIds)
      void request(ids.slice(start, start + maxIds));
  };

  return {
    /**
     * Requests the viewer's relationship to an account if it is unknown. Calls within one task,
     * such as for the accounts of one page, share one request.
     */
    need(id: string): void {
      const isKnown = tables.relationships.get(id)?.following !== undefined;
      if (viewerId === null || id === viewerId || isKnown || requested.has(id)) return;
      requested.add(id);
      if (waiting.push(id) === 1) queueMicrotask(requestWaiting);
    },
  };
}

/**
 * Loads the relationships to accounts of a list, since only Akkoma and Pleroma send these with the
 * accounts.
 */
export const missingRelationships = {
  name: 'missing relationships',
  create: createMissingRelationships,
};
