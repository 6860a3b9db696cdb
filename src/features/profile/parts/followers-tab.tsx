import { useLingui } from '@lingui/react/macro';
import { followersQuery } from '#domain/account/account-queries.ts';
import { PagedPeople } from '#domain/account/paged-people.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';

/** Who follows somebody. */
export function FollowersTab({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const state = useCallPages(followersQuery, {
    path: { id: accountId },
    query: { limit: 20, with_relationships: true },
  });
  return (
    <PagedPeople
      state={state}
      label={t`Followers`}
      empty={t`Nobody follows them yet, as far as is known here.`}
    />
  );
}
