import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { followTag, getTag, unfollowTag } from '#contract/calls/tags.ts';
import { FailureLine } from '#domain/failure/failure-line.tsx';
import { failureWords } from '#domain/failure/failure-words.ts';
import { useDocument } from '#domain/status/use-document.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';

/** Follows or unfollows a hashtag (spec 1 §2, Timelines). Only for members. */
export function FollowTagButton({ tag }: { tag: string }) {
  const { i18n } = useLingui();
  const { call } = useSession();
  const load = useCallback(
    async (signal: AbortSignal): Promise<boolean> => {
      try {
        return (await call(getTag, { path: { tag }, signal })).value.following ?? false;
      } catch (error) {
        /* A tag that nobody has used yet is not found, and can be followed all the same. */
        if (error instanceof ApiError && error.kind === 'notFound') return false;
        throw error;
      }
    },
    [call, tag],
  );
  const { value: wasFollowed, failure, retry } = useDocument(load);
  const [pressed, setPressed] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isFollowed = pressed ?? wasFollowed;

  if (failure !== undefined) {
    return <FailureLine onRetry={retry}>{i18n._(failureWords(failure))}</FailureLine>;
  }
  if (isFollowed === undefined) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const row = isFollowed ? unfollowTag : followTag;
      const { value } = await call(row, { path: { tag } });
      setPressed(value.following ?? !isFollowed);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error !== undefined && <FailureLine>{i18n._(failureWords(error))}</FailureLine>}
      <Button size="small" isBusy={isBusy} onClick={() => void press()}>
        {isFollowed ? <Trans>Unfollow</Trans> : <Trans>Follow</Trans>}
      </Button>
    </>
  );
}
