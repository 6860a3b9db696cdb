import { lazyPart } from '#components/chunk/lazy-part.tsx';

export const FocusedDetails = lazyPart('FocusedDetails', () => import('./focused-details.tsx'));

export const RepliesLine = lazyPart('RepliesLine', () => import('./replies-line.tsx'));

export const ReplyPrompt = lazyPart('ReplyPrompt', () => import('./reply-prompt.tsx'));

/** Loads the parts of cards in conversations, so that nothing moves when they appear. */
export async function preloadConversationParts(): Promise<void> {
  await Promise.all([FocusedDetails, RepliesLine, ReplyPrompt].map((part) => part.preload()));
}
