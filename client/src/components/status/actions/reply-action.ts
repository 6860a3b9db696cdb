import { msg } from '@lingui/core/macro';
import Reply from 'lucide-react/icons/reply';
import type { StatusAction } from './status-action.ts';

/**
 * Opens the composer of a reply, by `onReply`, which the component around the action bar passes.
 */
export const replyAction = {
  id: 'reply',
  icon: () => Reply,
  label: () => msg`Reply`,
  tone: 'reply',
  isShown: () => true,
  isEnabled: ({ isMember }) => isMember,
  remoteLabel: msg`Reply from your server`,
  count: ({ status }) => status.repliesCount ?? 0,
  run: ({ onReply }) => onReply(),
} satisfies StatusAction;
