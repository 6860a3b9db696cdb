import { msg } from '@lingui/core/macro';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { pinStatus, unpinStatus } from '@rookery/contract/calls/status-actions.ts';
import type { StatusMenuAction } from '#components/card/status-action.ts';
import { toggleStatus } from './toggle-status.ts';

/** Pins the viewer's own public or unlisted status to the top of their profile (R-ACT-010). */
export const pinAction: StatusMenuAction = {
  id: 'pin',
  icon: ({ viewer }) => (viewer?.pinned ? PinOff : Pin),
  label: ({ viewer }) => (viewer?.pinned ? msg`Unpin from profile` : msg`Pin to profile`),
  isShown: ({ isOwn, status: { visibility } }) =>
    isOwn && (visibility === 'public' || visibility === 'unlisted'),
  run: ({ session, status, viewer }) =>
    toggleStatus(
      session,
      { name: 'pin', on: pinStatus, off: unpinStatus, field: 'pinned' },
      status.id,
      !(viewer?.pinned ?? false),
    ),
};
