import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Hash from 'lucide-react/icons/hash';
import { useEffect, useEffectEvent, useState } from 'react';
import { followTag, unfollowTag } from '@rookery/contract/calls/tags.ts';
import { getPublicTimeline } from '@rookery/contract/calls/timelines.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { followedTagsArguments, followedTagsQuery } from '#session/feeds/followed-tags-query.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import textStyles from '#ui/text-styles.module.css';
import { commonTags } from '#session/first-steps/common-tags.ts';
import { Step } from './step.tsx';
import styles from './first-steps.module.css';

const maxTags = 6;

const localTagsQuery = defineQuery('hashtags of local statuses', getPublicTimeline, commonTags);

const localTagsArguments = { query: { local: true, limit: 40 } } as const;

/** Button that follows a hashtag, or unfollows it. */
function TagToggle({ name, isFollowed }: { name: string; isFollowed: boolean }) {
  const session = useSession();
  const [wanted, setWanted] = useState<boolean>();
  const following = useSendRequest(followTag, identity);
  const unfollowing = useSendRequest(unfollowTag, identity);
  const isOn = wanted ?? isFollowed;
  const toggle = async (): Promise<void> => {
    setWanted(!isOn);
    const response = await (isOn ? unfollowing : following).send({ path: { tag: name } });
    if (response === undefined) setWanted(isOn);
    else void invalidateQuery(session, followedTagsQuery);
  };
  return (
    <li className={styles.tag}>
      <Button
        size="small"
        icon={isOn ? Check : Hash}
        aria-pressed={isOn}
        isBusy={following.isSending || unfollowing.isSending}
        onClick={() => void toggle()}
      >
        <bdi className={textStyles.cut}>{name}</bdi>
      </Button>
      <CallFailure error={following.failure ?? unfollowing.failure} />
    </li>
  );
}

/**
 * Step to follow hashtags that people of this server use. Without any it renders nothing and counts as
 * done.
 */
export function HashtagStep({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { value: names, failure, retry } = useCall(localTagsQuery, localTagsArguments);
  const followed = useCall(followedTagsQuery, followedTagsArguments);
  const known = new Set(followed.value?.map((name) => name.toLowerCase()));
  const isNothingOffered = names?.length === 0 && failure === undefined;
  const skip = useEffectEvent(onDone);
  useEffect(() => {
    if (isNothingOffered) skip();
  }, [isNothingOffered]);
  const isWaiting = followed.value === undefined && followed.failure === undefined;
  if (isNothingOffered || isWaiting || (names === undefined && failure === undefined)) return null;
  return (
    <Step
      title={t`Follow a few hashtags`}
      note={t`Posts with these hashtags appear in Home, too.`}
      isDone={known.size > 0}
      onDone={onDone}
    >
      <CallFailure error={failure} onRetry={retry} />
      <ul className={styles.tags}>
        {names?.slice(0, maxTags).map((name) => (
          <TagToggle key={name} name={name} isFollowed={known.has(name)} />
        ))}
      </ul>
    </Step>
  );
}
