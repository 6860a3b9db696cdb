import { msg } from '@lingui/core/macro';
import Link from 'lucide-react/icons/link';
import History from 'lucide-react/icons/history';
import CodeXml from 'lucide-react/icons/code-xml';
import Flag from 'lucide-react/icons/flag';
import Languages from 'lucide-react/icons/languages';
import { pathTo } from '#lib/url/paths.ts';
import type { StatusMenuAction } from '#components/card/status-action.ts';
import { openWindow } from '#components/windows/open-windows.ts';
import { translateStatus } from '../translate-status.ts';
import { bookmarkAction } from './bookmark-action.ts';
import { deleteAction, editAction, pinAction, redraftAction } from './own-status-actions.ts';
import { muteConversationAction } from './mute-conversation-action.ts';

/**
 * Copies the URL of a status: our own page for a local status, otherwise the page on its home
 * server.
 */
const copyLinkAction: StatusMenuAction = {
  id: 'copy-link',
  icon: () => Link,
  label: () => msg`Copy link`,
  isShown: () => true,
  async run({ session, status: { id, url, isLocal } }) {
    const localPath = new URL(pathTo('conversation', { id }), session.origin).href;
    await navigator.clipboard.writeText(isLocal !== true && url ? url : localPath);
    session.notices.raise({ level: 'success', messageKey: 'status.link_copied', timeoutMs: 2000 });
  },
};

/** Shows the earlier versions of an edited status, if the instance supports editing (R-ACT-012). */
const historyAction: StatusMenuAction = {
  id: 'history',
  icon: () => History,
  label: () => msg`Edit history`,
  isShown: ({ canEdit, status }) => canEdit && typeof status.editedAt === 'string',
  run: (context) => context.openWindow('history'),
};

/** Shows the text as the author typed it, and a link to the home server of a remote status. */
const sourceAction: StatusMenuAction = {
  id: 'source',
  icon: () => CodeXml,
  label: () => msg`Source`,
  isShown: () => true,
  run: (context) => context.openWindow('source'),
};

/** Opens the report dialog for the author with this status selected (R-ACT-018, R-ACT-020). */
const reportAction: StatusMenuAction = {
  id: 'report',
  icon: () => Flag,
  label: () => msg`Report`,
  isDanger: true,
  isShown: ({ isMember, isOwn, status }) => isMember && !isOwn && status.accountId !== undefined,
  run({ session, status: { id, accountId } }) {
    if (accountId !== undefined) openWindow(session, 'report', { accountId, statusIds: [id] });
  },
};

/** Translates a status into the reader's language, if the server offers it to them (R-ACT-016). */
const translateAction: StatusMenuAction = {
  id: 'translate',
  icon: () => Languages,
  label: () => msg`Translate`,
  isShown: ({ canTranslate }) => canTranslate,
  run: (context) => translateStatus(context),
};

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
