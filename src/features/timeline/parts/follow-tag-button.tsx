import { Trans } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { followTag, getTag, unfollowTag } from '#contract/calls/tags.ts';
import { useDocument } from '#domain/status/use-document.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';

/** Follows or unfollows a hashtag (spec 1 §2, Timelines). Only for members. What fails is told in a notice. */
export function FollowTagButton({ tag }: { tag: string }) {
  const { call, notices } = useSession();
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
  const { value: wasFollowed, failure } = useDocument(load);
  const [pressed, setPressed] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  /* To follow once more what is followed does no harm, and its answer tells how it stands. */
  const isFollowed = pressed ?? wasFollowed ?? (failure === undefined ? undefined : false);

  if (isFollowed === undefined) return null;
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
  return (
    <Button size="small" isBusy={isBusy} onClick={() => void press()}>
      {isFollowed ? <Trans>Unfollow</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
