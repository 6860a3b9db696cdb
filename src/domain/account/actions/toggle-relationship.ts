import type { Answered } from '#api/transport.ts';
import { getRelationships } from '#contract/calls/accounts.ts';
import type { Relationship } from '#contract/schemas/relationship.ts';
import { ingestRelationship, ingestRelationships } from '#entities/ingest/ingest-relationship.ts';
import { readRelationship } from '#entities/rows/read-relationship.ts';
import type { RelationshipRow } from '#entities/rows/relationship-row.ts';
import type { Session } from '#session/session.ts';

export interface RelationshipToggle {
  /** Names the queue. */
  readonly name: string;
  readonly field: 'following' | 'subscribing' | 'muting' | 'blocking' | 'showingReblogs';
  /** What is seen at once, beside the field itself. */
  readonly change?: (isOn: boolean) => Partial<RelationshipRow>;
  readonly send: (isOn: boolean) => Promise<Answered<Relationship>>;
}

/** Asks how the viewer stands to an account now, and takes that in. */
export async function askRelationship({ load }: Session, id: string): Promise<void> {
  await load(getRelationships, { query: { id: [id] } }, (wires, how) =>
    ingestRelationships(how.tables, wires, how),
  );
}

/**
 * Switches something between the viewer and an account: shown at once, sent one at a time, the last
 * press wins. Rejects with the error to be told, after the row shows the truth again.
 */
export function toggleRelationship(
  session: Session,
  id: string,
  wanted: boolean,
  { name, field, change, send }: RelationshipToggle,
): Promise<void> {
  const { tables, toggles, viewerId } = session;
  return toggles.press<Relationship>(`${name}:${id}`, wanted, {
    show: (isOn) => tables.relationships.patch(id, { [field]: isOn, ...change?.(isOn) }),
    send: async (isOn) => (await send(isOn)).value,
    learn: (answer, askedAt) => ingestRelationship(tables, answer, { askedAt, viewerId }),
    async ask() {
      await askRelationship(session, id);
      return readRelationship(tables.relationships.get(id))[field];
    },
  });
}
