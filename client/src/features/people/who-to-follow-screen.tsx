import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLine } from '#components/account/account-line.tsx';
import { PagedAccounts } from '#components/account/paged-accounts.tsx';
import { usePeopleToFollow } from '#components/account/use-people-to-follow.ts';
import { useSuggestions } from '#components/account/use-suggestions.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useCan } from '#session/instance/use-can.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Screen } from '#ui/page/screen.tsx';
import styles from './who-to-follow-screen.module.css';

/** Without suggestions of the server: the people who posted lately, or else how to find others. */
function NoSuggestions() {
  const { items, failure, retry } = usePeopleToFollow();
  if (items.length === 0)
    return (
      <>
        <CallFailure error={failure} onRetry={retry} />
        <EmptyNote
          action={
            <LinkButton href={pathTo('search')}>
              <Trans>Find people by address</Trans>
            </LinkButton>
          }
        >
          <Trans>No suggestions from your server right now.</Trans>
          <br />
          <Trans>You can follow anyone whose address you know, such as @name@server.</Trans>
        </EmptyNote>
      </>
    );
  return (
    <>
      <p className={styles.note}>
        <Trans>No suggestions from your server right now.</Trans>{' '}
        <Trans>These people posted recently.</Trans>
      </p>
      <ul>
        {items.map((id) => (
          <ItemBoundary key={id}>
            <AccountLine id={id} />
          </ItemBoundary>
        ))}
      </ul>
    </>
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
