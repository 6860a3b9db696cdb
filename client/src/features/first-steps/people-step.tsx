import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLine } from '#components/account/account-line.tsx';
import { useSuggestions } from '#components/account/use-suggestions.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { Step } from './step.tsx';
import styles from './first-steps.module.css';

const maxPeople = 3;

/** Returns whether the viewer follows an account or has requested to follow it. */
function useIsFollowed(id: string | undefined): boolean {
  const relationship = useRow(useSession().tables.relationships, id);
  return relationship?.following === true || relationship?.requested === true;
}

/** Step to follow people, with some that the server suggests. */
export function PeopleStep() {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const viewer = useRow(tables.accounts, viewerId);
  const { items = [], failure, retry } = useSuggestions();
  const shown = items.slice(0, maxPeople);
  /* Read from the relationships, since the count in the viewer's account is older than a click
     here. */
  const followed = [useIsFollowed(shown[0]), useIsFollowed(shown[1]), useIsFollowed(shown[2])];
  return (
    <Step
      title={t`Follow some people`}
      note={shown.length > 0 ? t`Suggested by this server.` : t`Their posts appear here.`}
      isDone={(viewer?.followingCount ?? 0) > 0 || followed.includes(true)}
    >
      <CallFailure error={failure} onRetry={retry} />
      {shown.length > 0 && (
        <ul className={styles.people}>
          {shown.map((id) => (
            <ItemBoundary key={id}>
              <AccountLine id={id} />
            </ItemBoundary>
          ))}
        </ul>
      )}
      {items.length > shown.length ? (
        <LinkButton href={pathTo('who-to-follow')}>
          <Trans>More people</Trans>
        </LinkButton>
      ) : (
        <LinkButton href={pathTo('search')}>
          <Trans>Find people</Trans>
        </LinkButton>
      )}
    </Step>
  );
}
