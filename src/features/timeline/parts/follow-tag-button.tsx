import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { followTag, getTag, unfollowTag } from '#contract/calls/tags.ts';
import { failureWords } from '#domain/failure/failure-words.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';

/** Follows or unfollows a hashtag (spec 1 §2, Timelines). Only for members. */
export function FollowTagButton({ tag }: { tag: string }) {
  const { i18n } = useLingui();
  const { call } = useSession();
  const [isFollowed, setFollowed] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    const left = new AbortController();
    /* A tag that nobody has used yet is not found, and can be followed all the same. */
    call(getTag, { path: { tag }, signal: left.signal }).then(
      ({ value }) => setFollowed(value.following ?? false),
      () => {
        if (!left.signal.aborted) setFollowed(false);
      },
    );
    return () => left.abort();
  }, [call, tag]);

  if (isFollowed === undefined) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const row = isFollowed ? unfollowTag : followTag;
      const { value } = await call(row, { path: { tag } });
      setFollowed(value.following ?? !isFollowed);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error !== undefined && <span role="alert">{i18n._(failureWords(error))}</span>}
      <Button size="small" isBusy={isBusy} onClick={() => void press()}>
        {isFollowed ? <Trans>Unfollow</Trans> : <Trans>Follow</Trans>}
      </Button>
    </>
  );
}
