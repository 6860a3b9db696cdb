import { useLingui } from '@lingui/react/macro';
import { suggestionsQuery } from '#domain/account/account-queries.ts';
import { PagedPeople } from '#domain/account/paged-people.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { Screen } from '#ui/screen.tsx';

/** Those whom the server suggests (R-SUGG). */
export function WhoToFollowScreen() {
  const { t } = useLingui();
  const title = t`Who to follow`;
  const state = useCallPages(suggestionsQuery, { query: { limit: 40 } });
  return (
    <Screen title={title}>
      <PagedPeople
        state={state}
        label={title}
        empty={t`The server suggests nobody at the moment.`}
      />
    </Screen>
  );
}
