import type { CallResult } from '#api/transport.ts';
import { getRelationships } from '@rookery/contract/calls/accounts.ts';
import type { Relationship } from '@rookery/contract/schemas/relationship.ts';
import { ingestRelationship, ingestRelationships } from '#store/ingest/ingest-relationship.ts';
import { readRelationship, type RelationshipRow } from '#store/rows/relationship-row.ts';
import type { Session } from '../session.ts';
import { queuedActions } from './queued-actions.ts';

export interface RelationshipToggle {
  /** First part of the key of this action among the queued actions. */
  readonly name: string;
  readonly field:
    | 'following'
    | 'subscribing'
    | 'muting'
    | 'blocking'
    | 'showingReblogs'
    | 'endorsed';
  /** Returns further fields of the relationship that the change sets at once. */
  readonly change?: (isOn: boolean) => Partial<RelationshipRow>;
  readonly send: (isOn: boolean) => Promise<CallResult<Relationship>>;
}

export async function refetchRelationship({ load }: Session, id: string): Promise<void> {
  await load(getRelationships, { query: { id: [id] } }, (wires, how) =>
    ingestRelationships(how.tables, wires, how),
  );
}

/**
 * Switches a state of a relationship on or off. The change is shown at once, one request is in
 * flight at a time, and the last click determines the state. Rejects with the error to show, after
 * the row was restored.
 */
export function toggleRelationship(
  session: Session,
  id: string,
  wanted: boolean,
  { name, field, change, send }: RelationshipToggle,
): Promise<void> {
  const { tables, viewerId } = session;
  return session.part(queuedActions).request<Relationship>(`${name}:${id}`, wanted, {
    patch: (isOn) => tables.relationships.patch(id, { [field]: isOn, ...change?.(isOn) }),
    send: async (isOn) => (await send(isOn)).value,
    ingest: (wire, requestedAt) => ingestRelationship(tables, wire, { requestedAt, viewerId }),
    async fetchState() {
      await refetchRelationship(session, id);
      return readRelationship(tables.relationships.get(id))[field];
    },
  });
}
