import { bookmark } from './bookmark.ts';
import { copyLink } from './copy-link.ts';
import { deleteStatus } from './delete.ts';
import { edit } from './edit.ts';
import { history } from './history.ts';
import { muteConversation } from './mute-conversation.ts';
import { pin } from './pin.ts';
import { redraft } from './redraft.ts';
import { report } from './report.ts';
import { source } from './source.ts';
import type { StatusMenuAction } from '#domain/card/status-action.ts';
import { translate } from './translate.ts';

export const menuActions: readonly StatusMenuAction[] = [
  muteConversation,
  pin,
  bookmark,
  edit,
  history,
  redraft,
  deleteStatus,
  copyLink,
  source,
  report,
  translate,
];
