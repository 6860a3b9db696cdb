import { msg } from '@lingui/core/macro';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { toggleWithNotice } from '#session/actions/toggle-with-notice.ts';
import { pinToggle } from '#session/actions/menu-toggles.ts';
import type { StatusMenuAction } from './status-action.ts';

/** Pins the viewer's own public or unlisted status to the top of their profile (R-ACT-010). */
export const pinAction: StatusMenuAction = {
  id: 'pin',
  icon: ({ viewer }) => (viewer?.pinned ? PinOff : Pin),
  label: ({ viewer }) => (viewer?.pinned ? msg`Unpin from profile` : msg`Pin to profile`),
  isShown: ({ isOwn, status: { visibility } }) =>
    isOwn && (visibility === 'public' || visibility === 'unlisted'),
  run: ({ session, status: { id }, viewer }) =>
    toggleWithNotice(
      session,
      pinToggle,
      { id, wanted: !(viewer?.pinned ?? false) },
      { on: 'status.pinned', off: 'status.unpinned' },
    ),
};
