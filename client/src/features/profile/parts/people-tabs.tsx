import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { followersQuery, followingQuery } from '#session/people/account-queries.ts';
import { PagedAccounts } from '#components/account/paged-accounts.tsx';
import { FollowedTags } from '#components/timeline/followed-tags.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { pathTo } from '#lib/url/paths.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Select } from '#ui/forms/select.tsx';
import styles from '../profile.module.css';

const requestValues = (accountId: string) => ({
  path: { id: accountId },
  query: { limit: 20, with_relationships: true },
});

export function FollowersTab({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  return (
    <PagedAccounts
      state={useCallPages(followersQuery, requestValues(accountId))}
      label={t`Followers`}
      empty={t`This server doesn’t know of any followers yet.`}
    />
  );
}

function Followees({ accountId, isOwn }: { accountId: string; isOwn: boolean }) {
  const { t } = useLingui();
  const none = t`This server doesn’t know of anyone they follow yet.`;
  return (
    <PagedAccounts
      state={useCallPages(followingQuery, requestValues(accountId))}
      label={t({
        message: 'Following',
        context: 'tab',
        comment: 'People whom this person follows',
      })}
      empty={
        isOwn ? (
          <EmptyNote
            action={
              <LinkButton href={pathTo('search')}>
                <Trans>Find people</Trans>
              </LinkButton>
            }
          >
            <Trans>You don’t follow anyone yet.</Trans>
          </EmptyNote>
        ) : (
          none
        )
      }
    />
  );
}

/** The followed accounts; on the viewer's own profile also the followed hashtags. */
export function FolloweesTab({ accountId, isOwn }: { accountId: string; isOwn: boolean }) {
  const { t } = useLingui();
  const [part, setPart] = useState<'users' | 'tags'>('users');
  return (
    <>
      {isOwn && (
        <div className={styles.own}>
          <Select
            label={t({
              message: 'Following',
              context: 'tab',
              comment: 'People whom this person follows',
            })}
            isLabelHidden
            value={part}
            onChoose={setPart}
            options={[
              { value: 'users', label: t`People` },
              { value: 'tags', label: t`Hashtags` },
            ]}
          />
        </div>
      )}
      {isOwn && part === 'tags' ? (
        <FollowedTags />
      ) : (
        <Followees accountId={accountId} isOwn={isOwn} />
      )}
    </>
  );
}
