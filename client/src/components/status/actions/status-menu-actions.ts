import { bookmarkAction } from './bookmark-action.ts';
import { copyLinkAction } from './copy-link-action.ts';
import { deleteAction } from './delete-action.ts';
import { editAction } from './edit-action.ts';
import { filterAction } from './filter-action.ts';
import { filterStatusAction } from './filter-status-action.ts';
import { historyAction } from './history-action.ts';
import { linkTimelineAction } from './link-timeline-action.ts';
import { muteConversationAction } from './mute-conversation-action.ts';
import { openOriginalAction } from './open-original-action.ts';
import { pinAction } from './pin-action.ts';
import { quotePolicyAction } from './quote-policy-action.ts';
import { quotesAction } from './quotes-action.ts';
import { redraftAction } from './redraft-action.ts';
import { reportAction } from './report-action.ts';
import { revokeQuoteAction } from './revoke-quote-action.ts';
import { shareAction } from './share-action.ts';
import { sourceAction } from './source-action.ts';
import type { StatusMenuAction } from './status-action.ts';
import { translateAction } from './translate-action.ts';

/**
 * The groups of actions in the menu, in display order. The actions on the author follow these
 * groups.
 */
export const statusMenuGroups: readonly (readonly StatusMenuAction[])[] = [
  [
    bookmarkAction,
    shareAction,
    copyLinkAction,
    openOriginalAction,
    linkTimelineAction,
    translateAction,
  ],
  [muteConversationAction, quotesAction, historyAction, sourceAction],
  [quotePolicyAction, pinAction, editAction, redraftAction, revokeQuoteAction, deleteAction],
];

export const statusMenuActions: readonly StatusMenuAction[] = [
  ...statusMenuGroups.flat(),
  filterStatusAction,
  filterAction,
  reportAction,
];
