import { preloadRefreshNote } from '#domain/feed/parts/feed-list.tsx';
import { FailedPicture } from '#domain/media/lazy-parts.ts';
import { preloadReact } from '#domain/status/use-react.ts';
import { NoticeText, SignInAgain } from './lazy-parts.ts';

/** Fetches whatever tells that something failed: where the line is down, its code could not come any more. */
export function fetchFailureParts(): void {
  for (const part of [NoticeText, SignInAgain, FailedPicture]) void part.preload();
  preloadRefreshNote();
  preloadReact();
}
