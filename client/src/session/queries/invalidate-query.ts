import type { CallArguments } from '#api/transport.ts';
import type { Call } from '@rookery/contract/call.ts';
import type { Session } from '../session.ts';
import { createQueryKey, queryClient } from './query-client.ts';
import type { Query } from './query.ts';

/** Refetches all mounted data of a query; others are refetched when next mounted. */
export async function invalidateQuery<C extends Call, T>(
  session: Session,
  query: Query<C, T>,
  values?: CallArguments<C>,
): Promise<void> {
  await session.part(queryClient).invalidateQueries({ queryKey: createQueryKey(query, values) });
}

/** Updates cached data in place after an action with a known result. */
export function updateQueryData<C extends Call, T>(
  session: Session,
  query: Query<C, T>,
  values: CallArguments<C>,
  change: (data: T) => T,
): void {
  session
    .part(queryClient)
    .setQueryData<T>(createQueryKey(query, values), (known) =>
      known === undefined ? undefined : change(known),
    );
}
