import { msg } from '@lingui/core/macro';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import PenLine from 'lucide-react/icons/pen-line';
import FilePen from 'lucide-react/icons/file-pen';
import Trash from 'lucide-react/icons/trash-2';
import { pinStatus, unpinStatus } from '@rookery/contract/calls/status-actions.ts';
import type { StatusMenuAction } from '#components/card/status-action.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { deleteStatus as deleteCall } from '@rookery/contract/calls/status-editing.ts';
import { removeStatus, subtractReply } from '#session/remove-status.ts';
import { confirmToggle } from './confirm-toggle.ts';

/** Pins the viewer's own public or unlisted status to the top of their profile (R-ACT-010). */
export const pinAction: StatusMenuAction = {
  id: 'pin',
  icon: ({ viewer }) => (viewer?.pinned ? PinOff : Pin),
  label: ({ viewer }) => (viewer?.pinned ? msg`Unpin from profile` : msg`Pin to profile`),
  isShown: ({ isOwn, status: { visibility } }) =>
    isOwn && (visibility === 'public' || visibility === 'unlisted'),
  run: ({ session, status: { id }, viewer }) =>
    confirmToggle(
      session,
      { name: 'pin', on: pinStatus, off: unpinStatus, field: 'pinned' },
      { id, wanted: !(viewer?.pinned ?? false) },
      { on: 'status.pinned', off: 'status.unpinned' },
    ),
};

/** Opens the viewer's own status for editing, if the instance supports editing. */
export const editAction: StatusMenuAction = {
  id: 'edit',
  icon: () => PenLine,
  label: () => msg`Edit`,
  isShown: ({ isOwn, canEdit }) => isOwn && canEdit,
  run: ({ session, status }) =>
    openWindow(session, 'composer', { kind: 'edit', statusId: status.id }),
};

/**
 * Opens the viewer's own status in the composer dialog to be rewritten (R-ACT-022). It is deleted
 * only after the new one is published.
 */
export const redraftAction: StatusMenuAction = {
  id: 'redraft',
  icon: () => FilePen,
  label: () => msg`Delete and re-draft`,
  isShown: ({ isOwn }) => isOwn,
  async run({ session, status, confirm }) {
    if (session.preferences.get('modalOnDelete') && !(await confirm('redraft'))) return;
    openWindow(session, 'composer', { kind: 'redraft', statusId: status.id });
  },
};

/**
 * For the author, moderators and admins (R-ACT-009). Marks the status as deleted before the server
 * responds.
 */
export const deleteAction: StatusMenuAction = {
  id: 'delete',
  icon: () => Trash,
  label: () => msg`Delete`,
  isDanger: true,
  isShown: ({ isOwn, isStaff }) => isOwn || isStaff,
  async run({ session, status: { id }, confirm }) {
    if (session.preferences.get('modalOnDelete') && !(await confirm('delete'))) return;
    const settle = session.tables.statuses.patch(id, { isDeleted: true });
    try {
      await session.call(deleteCall, { path: { id } });
    } catch (error) {
      settle();
      throw error;
    }
    settle(() => {
      subtractReply(session.tables, id);
      removeStatus(session, id);
    });
    session.notices.raise({ level: 'success', messageKey: 'status.deleted', timeoutMs: 5_000 });
  },
};
