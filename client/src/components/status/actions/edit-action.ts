import { msg } from '@lingui/core/macro';
import PenLine from 'lucide-react/icons/pen-line';
import type { StatusMenuAction } from '#components/card/status-action.ts';
import { openWindow } from '#components/windows/open-windows.ts';

/** Opens the viewer's own status for editing, if the instance supports editing. */
export const editAction: StatusMenuAction = {
  id: 'edit',
  icon: () => PenLine,
  label: () => msg`Edit`,
  isShown: ({ isOwn, canEdit }) => isOwn && canEdit,
  run({ session, status }) {
    openWindow(session, 'composer', { kind: 'edit', statusId: status.id });
    return Promise.resolve();
  },
};
