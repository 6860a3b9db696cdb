import { msg } from '@lingui/core/macro';
import Trash from 'lucide-react/icons/trash-2';
import { delayAction } from '#session/actions/delay-action.ts';
import type { StatusMenuAction } from './status-action.ts';

/**
 * Deletes a status; for its author, moderators and admins (R-ACT-009). Lists hide it at once, and the
 * request is sent when it can no longer be undone.
 */
export const deleteAction: StatusMenuAction = {
  id: 'delete',
  icon: () => Trash,
  label: () => msg`Delete`,
  isDanger: true,
  isShown: ({ isOwn, isStaff, canDelete }) => canDelete && (isOwn || isStaff),
  async run({ session, status: { id }, confirm }) {
    if (session.preferences.get('modalOnDelete') && !(await confirm('delete'))) return;
    await delayAction(session, 'delete', id);
  },
};
