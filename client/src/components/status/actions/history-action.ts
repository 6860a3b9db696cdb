import { msg } from '@lingui/core/macro';
import History from 'lucide-react/icons/history';
import type { StatusMenuAction } from './status-action.ts';

/** Shows the earlier versions of an edited status, if the instance supports editing (R-ACT-012). */
export const historyAction: StatusMenuAction = {
  id: 'history',
  icon: () => History,
  label: () => msg`Edit history`,
  isShown: ({ canEdit, status }) => canEdit && typeof status.editedAt === 'string',
  run: (context) => context.openDialog('history'),
};
