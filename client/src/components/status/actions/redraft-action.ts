import { msg } from '@lingui/core/macro';
import FilePen from 'lucide-react/icons/file-pen';
import { openWindow } from '#session/windows/open-windows.ts';
import type { StatusMenuAction } from './status-action.ts';

/**
 * Opens the viewer's own status in the composer dialog to be rewritten (R-ACT-022). The old status
 * is deleted after the new one is published. On servers without the capability `sharedMedia`, which
 * attach a file to one status only, it is deleted first.
 */
export const redraftAction: StatusMenuAction = {
  id: 'redraft',
  icon: () => FilePen,
  label: () => msg`Delete and re-draft`,
  isShown: ({ isOwn, canDelete }) => isOwn && canDelete,
  async run({ session, status, confirm }) {
    if (session.preferences.get('modalOnDelete') && !(await confirm('redraft'))) return;
    openWindow(session, 'composer', { kind: 'redraft', statusId: status.id });
  },
};
