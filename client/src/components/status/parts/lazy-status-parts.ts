import { lazyPart } from '#components/chunk/lazy-part.tsx';

/* Parts that few cards need, so that their code is not in the first load. */

export const StatusMenuLines = lazyPart('StatusMenuLines', () => import('./status-menu-lines.tsx'));

export const ReactionPicker = lazyPart(
  'ReactionPicker',
  () => import('#components/reactions/reaction-picker.tsx'),
);

export const StatusPreview = lazyPart('StatusPreview', () => import('./status-preview.tsx'));

export const StatusDialogs = lazyPart('StatusDialogs', () => import('./status-dialogs.tsx'));

export const TranslationBlock = lazyPart(
  'TranslationBlock',
  () => import('./translation-block.tsx'),
);

export const FoldedReason = lazyPart('FoldedReason', () => import('./folded-reason.tsx'));

export const DirectRecipientsLine = lazyPart(
  'DirectRecipientsLine',
  () => import('./direct-recipients-line.tsx'),
);

export const QuotedStatus = lazyPart('QuotedStatus', () => import('./quoted-status.tsx'));
