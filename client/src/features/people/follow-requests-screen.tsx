import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLine } from '#components/account/account-line.tsx';
import { followRequestsQuery } from '#session/people/account-queries.ts';
import { useFollowRequest } from '#components/account/use-follow-request.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Screen } from '#ui/page/screen.tsx';

function RequestLine({ id, onDone }: { id: string; onDone: () => void }) {
  const { buttons, failure } = useFollowRequest(id, onDone);
  return (
    <AccountLine id={id} below={failure}>
      {buttons}
    </AccountLine>
  );
}

function NoRequests() {
  const openSettings = useOpenSettings();
  return (
    <EmptyNote
      action={
        <Button onClick={() => openSettings('privacy')}>
          <Trans>Privacy settings</Trans>
        </Button>
      }
    >
      <span>
        <Trans>No follow requests</Trans>
      </span>
      <br />
      <Trans>If you approve followers manually, their requests appear here.</Trans>
    </EmptyNote>
  );
}

/** Pending follow requests, each with buttons to accept and reject (R-FREQ). */
export function FollowRequestsScreen() {
  const { t } = useLingui();
  const title = t`Follow requests`;
  const state = useCallPages(followRequestsQuery, { query: { limit: 40 } });
  return (
    <Screen title={title}>
      <PagedList state={state} label={title} empty={<NoRequests />}>
        {(id) => <RequestLine id={id} onDone={state.retry} />}
      </PagedList>
    </Screen>
  );
}
