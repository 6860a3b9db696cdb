import { lazyPart } from '#components/chunk/lazy-part.tsx';

/* Parts that a card needs only occasionally, kept out of the first load. */

export const StatusMenuLines = lazyPart('StatusMenuLines', () => import('./status-menu-lines.tsx'));

export const StatusPreview = lazyPart('StatusPreview', () => import('./status-preview.tsx'));

export const StatusWindows = lazyPart('StatusWindows', () => import('./status-windows.tsx'));

export const TranslationBlock = lazyPart(
  'TranslationBlock',
  () => import('./translation-block.tsx'),
);

/* Preloaded by conversations, so that nothing moves when they appear. */

export const FocusedDetails = lazyPart('FocusedDetails', () => import('./focused-details.tsx'));

export const RepliesLine = lazyPart('RepliesLine', () => import('./replies-line.tsx'));

export const ReplyPrompt = lazyPart('ReplyPrompt', () => import('./reply-prompt.tsx'));

export const QuotedStatus = lazyPart('QuotedStatus', () => import('./quoted-status.tsx'));
