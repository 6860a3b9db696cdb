import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLine } from '#domain/account/account-line.tsx';
import { suggestionsQuery } from '#domain/account/account-queries.ts';
import { PagedList } from '#domain/request/paged-list.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { EmptyNote } from '#ui/empty-note.tsx';
import { Screen } from '#ui/screen.tsx';

/** Those whom the server suggests (R-SUGG). */
export function WhoToFollowScreen() {
  const { t } = useLingui();
  const title = t`Who to follow`;
  const state = useCallPages(suggestionsQuery, { query: { limit: 40 } });
  return (
    <Screen title={title}>
      <PagedList
        state={state}
        label={title}
        empty={
          <EmptyNote>
            <Trans>The server suggests nobody at the moment.</Trans>
          </EmptyNote>
        }
        keyOf={(id) => id}
      >
        {(id) => <AccountLine id={id} />}
      </PagedList>
    </Screen>
  );
}
