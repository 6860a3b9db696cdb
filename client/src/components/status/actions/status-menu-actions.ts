import { bookmarkAction } from './bookmark-action.ts';
import { copyLinkAction } from './copy-link-action.ts';
import { deleteAction } from './delete-action.ts';
import { editAction } from './edit-action.ts';
import { historyAction } from './history-action.ts';
import { muteConversationAction } from './mute-conversation-action.ts';
import { pinAction } from './pin-action.ts';
import { redraftAction } from './redraft-action.ts';
import { reportAction } from './report-action.ts';
import { sourceAction } from './source-action.ts';
import type { StatusMenuAction } from '#components/card/status-action.ts';
import { translateAction } from './translate-action.ts';

export const statusMenuActions: readonly StatusMenuAction[] = [
  muteConversationAction,
  pinAction,
  bookmarkAction,
  editAction,
  historyAction,
  redraftAction,
  deleteAction,
  copyLinkAction,
  sourceAction,
  reportAction,
  translateAction,
];
