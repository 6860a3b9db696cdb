import { msg } from '@lingui/core/macro';
import Trash from 'lucide-react/icons/trash-2';
import { deleteStatus as deleteCall } from '@rookery/contract/calls/status-editing.ts';
import { removeStatus, subtractReply } from '#session/remove-status.ts';
import type { StatusMenuAction } from './status-action.ts';

/**
 * Deletes a status; for its author, moderators and admins (R-ACT-009). The card shows it as deleted
 * before the server responds.
 */
export const deleteAction: StatusMenuAction = {
  id: 'delete',
  icon: () => Trash,
  label: () => msg`Delete`,
  isDanger: true,
  isShown: ({ isOwn, isStaff, canDelete }) => canDelete && (isOwn || isStaff),
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
