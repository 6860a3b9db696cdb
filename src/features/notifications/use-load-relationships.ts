import { relationshipsQuery } from '#components/account/account-queries.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

/** Maximum number of accounts per request. */
const maxAccounts = 40;

/** Loads unknown relationships to the accounts, if they are needed. */
export function useLoadRelationships(people: readonly string[], matters: boolean): void {
  const { relationships } = useSession().tables;
  const unknown = people
    .filter((id) => relationships.get(id)?.following === undefined)
    .slice(0, maxAccounts);
  const isOff = !matters || unknown.length === 0;
  useCall(
    relationshipsQuery,
    { query: { id: unknown } },
    { isDisabled: isOff, staleTime: Infinity },
  );
}
