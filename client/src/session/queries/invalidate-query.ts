import type { CallArguments } from '#api/transport.ts';
import type { Call } from '@rookery/contract/call.ts';
import type { Session } from '../session.ts';
import { createQueryKey, queryClient } from './query-client.ts';
import type { Query } from './query.ts';

/**
 * Requests the data of a query again if a screen shows them; otherwise they are requested when a
 * screen next needs them.
 */
export async function invalidateQuery<C extends Call, T>(
  session: Session,
  query: Query<C, T>,
  values?: CallArguments<C>,
): Promise<void> {
  await session.part(queryClient).invalidateQueries({ queryKey: createQueryKey(query, values) });
}

/** Changes the cached data of a query after an action whose result is known. */
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
