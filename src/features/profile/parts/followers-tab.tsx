import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLine } from '#domain/account/account-line.tsx';
import { followersQuery } from '#domain/account/account-queries.ts';
import { PagedList } from '#domain/request/paged-list.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { EmptyNote } from '#ui/empty-note.tsx';

/** Who follows somebody. */
export function FollowersTab({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const state = useCallPages(followersQuery, {
    path: { id: accountId },
    query: { limit: 20, with_relationships: true },
  });
  return (
    <PagedList
      state={state}
      label={t`Followers`}
      empty={
        <EmptyNote>
          <Trans>Nobody follows them yet, as far as is known here.</Trans>
        </EmptyNote>
      }
      keyOf={(id) => id}
    >
      {(id) => <AccountLine id={id} />}
    </PagedList>
  );
}
