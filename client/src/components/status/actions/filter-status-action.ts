import { msg } from '@lingui/core/macro';
import ListFilterPlus from 'lucide-react/icons/list-filter-plus';
import { can } from '#api/capabilities.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import type { StatusMenuAction } from './status-action.ts';

/** Opens a dialog that adds the status to filters on the server. */
export const filterStatusAction: StatusMenuAction = {
  id: 'filter-status',
  icon: () => ListFilterPlus,
  label: () => msg`Filter this post…`,
  isShown: ({ isMember, isOwn, server }) => isMember && !isOwn && can('filtersV2', server),
  run({ session, status }) {
    openWindow(session, 'filterStatus', { statusId: status.id });
  },
};
