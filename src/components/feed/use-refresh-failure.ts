import { useState } from 'react';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';

/**
 * Returns the error of a failed refresh once the viewer should see it: after the next request has
 * failed too, or at once (`waitsForNext` false) while cached statuses are shown, and in
 * cursor-paginated lists, where no gap shows that something is missing.
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
