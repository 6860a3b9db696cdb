import { useLingui } from '@lingui/react/macro';
import { AccountLine } from '#domain/account/account-line.tsx';
import { followRequestsQuery } from '#domain/account/account-queries.ts';
import { FollowRequestButtons } from '#domain/account/follow-request-buttons.tsx';
import { PagedList } from '#domain/request/paged-list.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { Screen } from '#ui/screen.tsx';

/** Those who ask to follow the viewer, each to be approved or denied (R-FREQ). */
export function FollowRequestsScreen() {
  const { t } = useLingui();
  const title = t`Follow requests`;
  const state = useCallPages(followRequestsQuery, { query: { limit: 40 } });
  return (
    <Screen title={title}>
      <PagedList state={state} label={title} empty={t`Nobody is waiting for an answer.`}>
        {(id) => (
          <AccountLine id={id}>
            <FollowRequestButtons accountId={id} onDone={state.retry} />
          </AccountLine>
        )}
      </PagedList>
    </Screen>
  );
}
