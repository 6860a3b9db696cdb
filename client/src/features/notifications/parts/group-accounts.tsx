import { useLingui } from '@lingui/react/macro';
import { getNotificationGroupAccounts } from '@rookery/contract/calls/mastodon/grouped-notifications.ts';
import { AccountLine } from '#components/account/account-line.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { accountsToRetain, ingestAccountsResponse } from '#session/people/account-queries.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';

const groupAccountsQuery = defineQuery(
  'people of a group of notifications',
  getNotificationGroupAccounts,
  ingestAccountsResponse,
  accountsToRetain,
);

/** All people in a group of the server, except those that are listed already. */
export function GroupAccounts({
  groupKey,
  listed,
}: {
  groupKey: string;
  listed: readonly string[];
}) {
  const { t } = useLingui();
  const label = t`More people`;
  const state = useCall(groupAccountsQuery, { path: { key: groupKey } }, { staleTime: 60_000 });
  return (
    <RequestView state={state} label={label}>
      {(ids) => (
        <ul aria-label={label}>
          {ids
            .filter((id) => !listed.includes(id))
            .map((id) => (
              <ItemBoundary key={id}>
                <AccountLine id={id} />
              </ItemBoundary>
            ))}
        </ul>
      )}
    </RequestView>
  );
}
