import { msg } from '@lingui/core/macro';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Link from 'lucide-react/icons/link';
import Share from 'lucide-react/icons/share-2';
import History from 'lucide-react/icons/history';
import CodeXml from 'lucide-react/icons/code-xml';
import Flag from 'lucide-react/icons/flag';
import Languages from 'lucide-react/icons/languages';
import { formatHost } from '#lib/url/display-address.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import type { StatusMenuAction } from '#components/card/status-action.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { translateStatus } from '../translate-status.ts';
import { bookmarkAction } from './bookmark-action.ts';
import { filterAction } from './filter-action.ts';
import { deleteAction, editAction, pinAction, redraftAction } from './own-status-actions.ts';
import { copyStatusUrl, statusUrl } from '../status-url.ts';
import { muteConversationAction } from './mute-conversation-action.ts';

/** Shares the URL of a status through the device's share sheet, where the browser has one. */
const shareAction: StatusMenuAction = {
  id: 'share',
  icon: () => Share,
  label: () => msg`Share…`,
  /* Firefox for desktop has no Web Share API. */
  isShown: () => 'share' in navigator,
  async run({ session, status }) {
    try {
      await navigator.share({ url: statusUrl(session, status) });
    } catch (error) {
      /* The person closed the share sheet. */
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  },
};

const copyLinkAction: StatusMenuAction = {
  id: 'copy-link',
  icon: () => Link,
  label: () => msg`Copy link`,
  isShown: () => true,
  run: ({ session, status }) => copyStatusUrl(session, status),
};

function originalPage({ isLocal, url }: StatusRow): URL | undefined {
  return isLocal === true || !url ? undefined : safeLinkUrl(url);
}

/** Links to the page of a remote status on its home server. */
const openOriginalAction: StatusMenuAction = {
  id: 'open-original',
  icon: () => ArrowUpRight,
  label({ status }) {
    const host = formatHost(originalPage(status)?.hostname ?? '');
    return msg`Open on ${host}`;
  },
  isShown: ({ status }) => originalPage(status) !== undefined,
  href: ({ status }) => originalPage(status)?.href,
  run: ({ status }) => void window.open(originalPage(status)?.href, '_blank', 'noreferrer'),
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
  label: () => msg`View source`,
  isShown: () => true,
  run: (context) => context.openWindow('source'),
};

/** Opens the report dialog for the author with this status selected (R-ACT-018, R-ACT-020). */
export const reportAction: StatusMenuAction = {
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

/** The actions of the menu in display order, by group. Actions on the author follow them. */
export const statusMenuGroups: readonly (readonly StatusMenuAction[])[] = [
  [bookmarkAction, shareAction, copyLinkAction, openOriginalAction, translateAction],
  [muteConversationAction, historyAction, sourceAction],
  [pinAction, editAction, redraftAction, deleteAction],
];

export const statusMenuActions: readonly StatusMenuAction[] = [
  ...statusMenuGroups.flat(),
  filterAction,
  reportAction,
];
