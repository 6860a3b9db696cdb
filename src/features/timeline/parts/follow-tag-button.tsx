import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { followTag, getTag, unfollowTag } from '#contract/calls/tags.ts';
import { failureWords } from '#domain/failure/failure-words.ts';
import { useDocument } from '#domain/status/use-document.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';

/**
 * Follows or unfollows a hashtag (spec 1 §2, Timelines). Only for members. Where the server could not
 * say which, it asks again. Why a press failed is told in a notice.
 */
export function FollowTagButton({ tag }: { tag: string }) {
  const { i18n } = useLingui();
  const { call, notices } = useSession();
  const load = useCallback(
    async (signal: AbortSignal): Promise<boolean> => {
      try {
        const { following } = (await call(getTag, { path: { tag }, signal })).value;
        if (following === undefined) throw new ApiError('malformed');
        return following;
      } catch (error) {
        /* A tag that nobody has used yet is not found, and can be followed all the same. */
        if (error instanceof ApiError && error.kind === 'notFound') return false;
        throw error;
      }
    },
    [call, tag],
  );
  const { value: wasFollowed, failure, retry } = useDocument(load);
  const [hasAskedAgain, setAskedAgain] = useState(false);
  const [pressed, setPressed] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const isFollowed = pressed ?? wasFollowed;

  const isUnknown = isFollowed === undefined;
  if (isUnknown && failure === undefined && !hasAskedAgain) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      const row = isFollowed ? unfollowTag : followTag;
      const { value } = await call(row, { path: { tag } });
      setPressed(value.following ?? !isFollowed);
    } catch (error) {
      const messageArgs = { tag };
      notices.raise({
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
  const askAgain = (): void => {
    setAskedAgain(true);
    retry();
  };
  /* One button for all, so that the focus stays. */
  return (
    <Button
      size="small"
      title={isUnknown && failure !== undefined ? i18n._(failureWords(failure)) : undefined}
      isBusy={isBusy || (isUnknown && failure === undefined)}
      onClick={isUnknown ? askAgain : () => void press()}
    >
      {isUnknown ? (
        <Trans>Followed? Ask again</Trans>
      ) : isFollowed ? (
        <Trans>Unfollow</Trans>
      ) : (
        <Trans>Follow</Trans>
      )}
    </Button>
  );
}
