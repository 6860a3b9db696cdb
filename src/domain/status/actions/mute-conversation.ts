import { msg } from '@lingui/core/macro';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { muteConversation as mute, unmuteConversation } from '#contract/calls/status-actions.ts';
import type { StatusMenuAction } from './status-action.ts';
import { toggleStatus } from './toggle-status.ts';

/** No more notifications of this conversation, or again; of members (spec 2 §6). */
export const muteConversation: StatusMenuAction = {
  id: 'mute-conversation',
  icon: ({ viewer }) => (viewer?.threadMuted ? Bell : BellOff),
  label: ({ viewer }) => (viewer?.threadMuted ? msg`Unmute conversation` : msg`Mute conversation`),
  isShown: ({ isMember }) => isMember,
  run: ({ session, status, viewer }) =>
    toggleStatus(
      session,
      { name: 'mute', on: mute, off: unmuteConversation, field: 'threadMuted' },
      status.id,
      !(viewer?.threadMuted ?? false),
    ),
};
