import { msg } from '@lingui/core/macro';
import PenLine from 'lucide-react/icons/pen-line';
import type { StatusMenuAction } from '#domain/card/status-action.ts';

/** Opens one's own status to be changed, where the instance lets people edit. */
export const edit: StatusMenuAction = {
  id: 'edit',
  icon: () => PenLine,
  label: () => msg`Edit`,
  isShown: ({ isOwn, canEdit }) => isOwn && canEdit,
  run({ status, openComposer }) {
    openComposer({ kind: 'edit', statusId: status.id });
    return Promise.resolve();
  },
};
