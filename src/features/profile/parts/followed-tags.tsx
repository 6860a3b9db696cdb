import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { followTag, getFollowedTags, unfollowTag } from '#contract/calls/tags.ts';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { pathTo } from '#components/links/paths.ts';
import { PagedList } from '#components/request/paged-list.tsx';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
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
export function FollowedTags() {
  const { t } = useLingui();
  const state = useCallPages(followedTagsQuery, { query: { limit: 40 } });
  return (
    <PagedList state={state} label={t`Hashtags`} empty={t`You do not follow any hashtags yet.`}>
      {(name) => <FollowedTag name={name} />}
    </PagedList>
  );
}
