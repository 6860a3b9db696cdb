import { useLingui } from '@lingui/react/macro';
import { AccountLine } from '#components/account/account-line.tsx';
import { followRequestsQuery } from '#components/account/account-queries.ts';
import { useFollowRequest } from '#components/account/use-follow-request.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { Screen } from '#ui/screen.tsx';

function RequestLine({ id, onDone }: { id: string; onDone: () => void }) {
  const { buttons, failure } = useFollowRequest(id, onDone);
  return (
    <AccountLine id={id} below={failure}>
      {buttons}
    </AccountLine>
  );
}

/** Pending follow requests, each with buttons to accept and reject (R-FREQ). */
export function FollowRequestsScreen() {
  const { t } = useLingui();
  const title = t`Follow requests`;
  const state = useCallPages(followRequestsQuery, { query: { limit: 40 } });
  return (
    <Screen title={title}>
      <PagedList state={state} label={title} empty={t`No follow requests`}>
        {(id) => <RequestLine id={id} onDone={state.retry} />}
      </PagedList>
    </Screen>
  );
}
