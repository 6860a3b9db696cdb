import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountLine } from '#components/account/account-line.tsx';
import { usePeopleToFollow } from '#components/account/use-people-to-follow.ts';
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

/** Step to follow people, with some that the server suggests or that have posted lately. */
export function PeopleStep({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const viewer = useRow(tables.accounts, viewerId);
  const { items, areAuthors, failure, retry } = usePeopleToFollow();
  const shown = items.slice(0, maxPeople);
  /* Read from the relationships, since the count in the viewer's account is older than a click
     here. The server no longer suggests those that were followed before. */
  const [wasFollowing] = useState(() =>
    [...tables.relationships.keys()].some((id) => tables.relationships.get(id)?.following === true),
  );
  const followed = [useIsFollowed(shown[0]), useIsFollowed(shown[1]), useIsFollowed(shown[2])];
  return (
    <Step
      title={t`Follow some people`}
      note={
        shown.length === 0
          ? t`Their posts appear here.`
          : areAuthors
            ? t`They posted here recently.`
            : t`Suggested by this server.`
      }
      isDone={wasFollowing || (viewer?.followingCount ?? 0) > 0 || followed.includes(true)}
      onDone={onDone}
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
