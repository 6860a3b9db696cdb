import { useState } from 'react';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';

/**
 * Whether a feed could not be refreshed and the reader is to know: at once where nobody asks again by
 * itself, else when that has failed as well.
 */
export function useRefreshFailure(progress: FeedProgress | undefined, isPolled: boolean): boolean {
  const error = progress?.newerError;
  const [first, setFirst] = useState(error);
  if (error === undefined ? first !== undefined : first === undefined) setFirst(error);
  return error !== undefined && !(isPolled && error === (first ?? error));
}
