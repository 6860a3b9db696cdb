import { relationshipsQuery } from '#domain/account/account-queries.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

/** So many people are asked about at once. */
const mostAtOnce = 40;

/** Asks, where it matters, whether the viewer follows those of whom that is not known. */
export function useAskAbout(people: readonly string[], matters: boolean): void {
  const { relationships } = useSession().tables;
  const unknown = people
    .filter((id) => relationships.get(id)?.following === undefined)
    .slice(0, mostAtOnce);
  const isOff = !matters || unknown.length === 0;
  useCall(relationshipsQuery, { query: { id: unknown } }, { isOff, freshFor: Infinity });
}
