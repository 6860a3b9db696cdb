import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { followersQuery, followingQuery } from '#components/account/account-queries.ts';
import { PagedPeople } from '#components/account/people-list.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { Select } from '#ui/select.tsx';
import { followTag, getFollowedTags, unfollowTag } from '@rookery/contract/calls/tags.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { PagedList } from '#components/request/paged-list.tsx';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useSend } from '#session/queries/use-send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import styles from '../profile.module.css';

const followedTagsQuery = defineQuery('followed tags', getFollowedTags, (tags) =>
  tags.map(({ name }) => name),
);

/** A followed hashtag. Updates at once and reverts if the server refuses. */
function FollowedTag({ name }: { name: string }) {
  const { t } = useLingui();
  const [isFollowed, setFollowed] = useState(true);
  const following = useSend(followTag, identity);
  const unfollowing = useSend(unfollowTag, identity);
  const isSending = following.isSending || unfollowing.isSending;
  const failure = following.failure ?? unfollowing.failure;
  const toggle = async (): Promise<void> => {
    setFollowed(!isFollowed);
    const response = await (isFollowed ? unfollowing : following).send({ path: { tag: name } });
    if (response === undefined) setFollowed(isFollowed);
  };
  return (
    <li className={styles.tag}>
      <AppLink href={pathTo('tag-timeline', { tag: name })}>#{name}</AppLink>
      <CallFailure error={failure} />
      <Button
        size="small"
        isBusy={isSending}
        aria-label={isFollowed ? t`Unfollow #${name}` : t`Follow #${name}`}
        onClick={() => void toggle()}
      >
        {isFollowed ? <Trans>Unfollow</Trans> : <Trans>Follow</Trans>}
      </Button>
    </li>
  );
}

/** The hashtags that the viewer follows (R-PROF-013, R-TAGS). */
function FollowedTags() {
  const { t } = useLingui();
  const state = useCallPages(followedTagsQuery, { query: { limit: 40 } });
  return (
    <PagedList state={state} label={t`Hashtags`} empty={t`You don’t follow any hashtags yet.`}>
      {(name) => <FollowedTag name={name} />}
    </PagedList>
  );
}

const requestValues = (accountId: string) => ({
  path: { id: accountId },
  query: { limit: 20, with_relationships: true },
});

export function FollowersTab({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  return (
    <PagedPeople
      state={useCallPages(followersQuery, requestValues(accountId))}
      label={t`Followers`}
      empty={t`No known followers yet.`}
    />
  );
}

function Followees({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  return (
    <PagedPeople
      state={useCallPages(followingQuery, requestValues(accountId))}
      label={t`Following`}
      empty={t`Not known to follow anyone yet.`}
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
            label={t`Following`}
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
      {isOwn && part === 'tags' ? <FollowedTags /> : <Followees accountId={accountId} />}
    </>
  );
}
