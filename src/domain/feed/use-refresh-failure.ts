import { useState } from 'react';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';

/**
 * Whether a feed could not be refreshed and the reader is to know: when the next request has failed as
 * well, or at once (`waitsForNext` false) while it shows what an earlier visit stored, and in lists by
 * cursor, where no gap shows that something is missing.
 */
export function useRefreshFailure(
  progress: FeedProgress | undefined,
  waitsForNext: boolean,
): boolean {
  const error = progress?.newerError;
  const [first, setFirst] = useState(error);
  if (error === undefined ? first !== undefined : first === undefined) setFirst(error);
  return error !== undefined && !(waitsForNext && error === (first ?? error));
}
