import { lazyPart } from '#components/chunk/lazy-part.tsx';

/* Preloaded by conversations, so that nothing moves when they appear. */

export const FocusedDetails = lazyPart('FocusedDetails', () => import('./focused-details.tsx'));

export const RepliesLine = lazyPart('RepliesLine', () => import('./replies-line.tsx'));

export const ReplyPrompt = lazyPart('ReplyPrompt', () => import('./reply-prompt.tsx'));
