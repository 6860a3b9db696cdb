import { Trans, useLingui } from '@lingui/react/macro';
import { PagedAccounts } from '#components/account/paged-accounts.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { useCan } from '#session/instance/use-can.ts';
import { Screen } from '#ui/page/screen.tsx';
import { useSuggestions } from '#components/account/use-suggestions.ts';

function NoSuggestions() {
  return (
    <EmptyNote
      action={
        <LinkButton href={pathTo('search')}>
          <Trans>Explore</Trans>
        </LinkButton>
      }
    >
      <Trans>No suggestions from your server right now.</Trans>
    </EmptyNote>
  );
}

function Suggestions({ label }: { label: string }) {
  return <PagedAccounts state={useSuggestions()} label={label} empty={<NoSuggestions />} />;
}

/** Accounts suggested by the server (R-SUGG). */
export function WhoToFollowScreen() {
  const { t } = useLingui();
  const title = t`Who to follow`;
  return (
    <Screen title={title}>
      {useCan('suggestions') ? <Suggestions label={title} /> : <NoSuggestions />}
    </Screen>
  );
}
