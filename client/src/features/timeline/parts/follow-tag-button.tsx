import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { followTag, unfollowTag } from '@rookery/contract/calls/tags.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { useRow } from '#store/use-row.ts';
import { feedIdOf } from '#session/feeds/timeline-ref.ts';
import { updateQueryData } from '#session/queries/invalidate-query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { tagStateQuery } from '#session/feeds/tag-state-query.ts';

/**
 * Button that follows or unfollows a hashtag (R-TL-005), for members. It is hidden for a hashtag
 * that the server does not know: the request to follow it would fail with 404. If the state failed
 * to load, a click loads it again. Failures are shown in a notice.
 */
export function FollowTagButton({ tag }: { tag: string }) {
  const { i18n } = useLingui();
  const session = useSession();
  const feed = useRow(session.tables.feeds, feedIdOf({ kind: 'tag', tag }));
  /* A server knows a hashtag once there is a post with it, so the state is requested again when
     the feed has its first post. */
  const isUsed = (feed?.ids.length ?? 0) > 0;
  const { value, failure, isFetching, retry } = useCall(
    tagStateQuery,
    { path: { tag } },
    { version: isUsed ? 1 : 0 },
  );
  const [override, setOverride] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const isFollowed = override ?? value?.isFollowed;

  const isUnknown = isFollowed === undefined;
  const isUnknownToServer = failure instanceof ApiError && failure.kind === 'notFound';
  if (isUnknown && (failure === undefined || isUnknownToServer)) return null;
  const toggleFollow = async (): Promise<void> => {
    setBusy(true);
    try {
      const row = isFollowed ? unfollowTag : followTag;
      const isNowFollowed = (await session.call(row, { path: { tag } })).value.following;
      setOverride(isNowFollowed ?? !isFollowed);
      updateQueryData(session, tagStateQuery, { path: { tag } }, (known) => ({
        ...known,
        isFollowed: isNowFollowed ?? !isFollowed,
      }));
    } catch (error) {
      const messageArgs = { tag };
      session.notices.raise({
        level: 'error',
        messageKey: 'tag.error',
        messageArgs,
        error,
        timeoutMs: 5000,
      });
    } finally {
      setBusy(false);
    }
  };
  /* A single button is rendered for all states, so that it keeps the focus when the state
     changes. */
  return (
    <Button
      size="small"
      title={isUnknown && failure !== undefined ? i18n._(errorMessage(failure)) : undefined}
      isBusy={isBusy || (isUnknown && isFetching)}
      onClick={isUnknown ? retry : () => void toggleFollow()}
    >
      {isUnknown ? (
        <Trans>Couldn’t load follow status. Try again</Trans>
      ) : isFollowed ? (
        <Trans>Unfollow</Trans>
      ) : (
        <Trans>Follow</Trans>
      )}
    </Button>
  );
}
