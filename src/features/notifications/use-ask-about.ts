import { getRelationships } from '#contract/calls/accounts.ts';
import { ingestRelationships } from '#entities/ingest/ingest-relationship.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

/** So many people are asked about at once. */
const mostAtOnce = 40;

const relationshipsQuery = defineQuery(
  'how one stands to senders',
  getRelationships,
  (wires, how): readonly string[] => {
    ingestRelationships(how.tables, wires, how);
    return wires.map(({ id }) => id);
  },
);

/** Asks, where it matters, whether the viewer follows those of whom that is not known. */
export function useAskAbout(people: readonly string[], matters: boolean): void {
  const { relationships } = useSession().tables;
  const unknown = people
    .filter((id) => relationships.get(id)?.following === undefined)
    .slice(0, mostAtOnce);
  const isOff = !matters || unknown.length === 0;
  useCall(relationshipsQuery, { query: { id: unknown } }, { isOff, freshFor: Infinity });
}
