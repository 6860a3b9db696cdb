import { msg } from '@lingui/core/macro';
import Reply from 'lucide-react/icons/reply';
import type { StatusAction } from '#components/card/status-action.ts';

/** Opens the reply form; the component that renders the bar provides it. */
export const replyAction: StatusAction = {
  id: 'reply',
  icon: () => Reply,
  label: () => msg`Reply`,
  tone: 'reply',
  isShown: () => true,
  isEnabled: ({ isMember }) => isMember,
  isRemote: () => true,
  count: ({ status }) => status.repliesCount ?? 0,
  run: ({ onReply }) => {
    onReply();
    return Promise.resolve();
  },
};
