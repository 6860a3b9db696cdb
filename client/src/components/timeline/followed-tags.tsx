import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { followTag, unfollowTag } from '@rookery/contract/calls/tags.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { identity } from '#session/queries/query.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { AppLink, LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { followedTagsArguments, followedTagsQuery } from '#session/feeds/followed-tags-query.ts';
import styles from './followed-tags.module.css';

/**
 * A followed hashtag with a button. A click shows its effect at once; it is reverted if the server
 * refuses.
 */
function FollowedTag({ name }: { name: string }) {
  const { t } = useLingui();
  const [isFollowed, setFollowed] = useState(true);
  const following = useSendRequest(followTag, identity);
  const unfollowing = useSendRequest(unfollowTag, identity);
  const isSending = following.isSending || unfollowing.isSending;
  const failure = following.failure ?? unfollowing.failure;
  const tag = `#${name}`;
  const toggle = async (): Promise<void> => {
    setFollowed(!isFollowed);
    const response = await (isFollowed ? unfollowing : following).send({ path: { tag: name } });
    if (response === undefined) setFollowed(isFollowed);
  };
  return (
    <li className={styles.tag}>
      <AppLink href={pathTo('tag-timeline', { tag: name })}>{tag}</AppLink>
      <CallFailure error={failure} />
      <Button
        size="small"
        isBusy={isSending}
        aria-label={isFollowed ? t`Unfollow ${{ tag }}` : t`Follow ${{ tag }}`}
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
  const state = useCallPages(followedTagsQuery, followedTagsArguments);
  return (
    <PagedList
      state={state}
      label={t`Hashtags`}
      empty={
        <EmptyNote
          action={
            <LinkButton href={pathTo('search')}>
              <Trans>Find hashtags</Trans>
            </LinkButton>
          }
        >
          <Trans>You don’t follow any hashtags yet.</Trans>
        </EmptyNote>
      }
    >
      {(name) => <FollowedTag name={name} />}
    </PagedList>
  );
}
