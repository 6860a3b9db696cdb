import { preloadRefreshNote } from '#domain/feed/parts/feed-list.tsx';
import { FailedPicture } from '#domain/media/lazy-media-parts.ts';
import { preloadToggleReaction } from '#domain/status/use-toggle-reaction.ts';
import { NoticeText, SignInAgain } from './lazy-components.ts';

/**
 * Preloads the components that report failures: without a network their code could no longer load.
 */
export function preloadErrorComponents(): void {
  for (const part of [NoticeText, SignInAgain, FailedPicture]) void part.preload();
  preloadRefreshNote();
  preloadToggleReaction();
}
