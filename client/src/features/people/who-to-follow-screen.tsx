import { Trans, useLingui } from '@lingui/react/macro';
import { PagedPeople } from '#components/account/people-list.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { useSuggestions } from '#components/account/use-suggestions.ts';

/** Accounts suggested by the server (R-SUGG). */
export function WhoToFollowScreen() {
  const { t } = useLingui();
  const title = t`Who to follow`;
  const state = useSuggestions();
  return (
    <Screen title={title}>
      <PagedPeople
        state={state}
        label={title}
        empty={
          <EmptyNote
            action={
              <LinkButton href={pathTo('search')}>
                <Trans>Explore</Trans>
              </LinkButton>
            }
          >
            <Trans>No suggestions from your server right now.</Trans>
          </EmptyNote>
        }
      />
    </Screen>
  );
}
