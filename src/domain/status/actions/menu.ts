import { bookmarkAction } from './bookmark.ts';
import { copyLinkAction } from './copy-link.ts';
import { deleteAction } from './delete.ts';
import { editAction } from './edit.ts';
import { historyAction } from './history.ts';
import { muteConversationAction } from './mute-conversation.ts';
import { pinAction } from './pin.ts';
import { redraftAction } from './redraft.ts';
import { reportAction } from './report.ts';
import { sourceAction } from './source.ts';
import type { StatusMenuAction } from '#domain/card/status-action.ts';
import { translateAction } from './translate.ts';

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
