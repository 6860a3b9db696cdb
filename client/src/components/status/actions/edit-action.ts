import { msg } from '@lingui/core/macro';
import PenLine from 'lucide-react/icons/pen-line';
import { openWindow } from '#session/windows/open-windows.ts';
import type { StatusMenuAction } from './status-action.ts';

/** Opens the viewer's own status for editing, if the instance supports editing. */
export const editAction: StatusMenuAction = {
  id: 'edit',
  icon: () => PenLine,
  label: () => msg`Edit`,
  isShown: ({ isOwn, canEdit }) => isOwn && canEdit,
  run: ({ session, status }) =>
    openWindow(session, 'composer', { kind: 'edit', statusId: status.id }),
};
