import { msg } from '@lingui/core/macro';
import Flag from 'lucide-react/icons/flag';
import { openWindow } from '#session/windows/open-windows.ts';
import type { StatusMenuAction } from './status-action.ts';

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
