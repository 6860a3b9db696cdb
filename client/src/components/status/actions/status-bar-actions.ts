import { msg } from '@lingui/core/macro';
import Reply from 'lucide-react/icons/reply';
import Quote from 'lucide-react/icons/quote';
import type { StatusAction } from '#components/card/status-action.ts';
import { favouriteAction } from './favourite-action.ts';
import { reblogAction } from './reblog-action.ts';

/** Opens the reply form; the component that renders the bar provides it. */
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

/** Opens the quote form; for members, on public and unlisted statuses (R-ACT-014). */
const quoteAction: StatusAction = {
  id: 'quote',
  icon: () => Quote,
  label: () => msg`Quote`,
  tone: 'reply',
  isShown: ({ isMember, status: { visibility } }) =>
    isMember && (visibility === 'public' || visibility === 'unlisted'),
  count: ({ status }) => status.quotesCount ?? 0,
  run: ({ onQuote }) => onQuote(),
};

/** The actions under every status, in display order (R-STATUS-014). */
export const statusBarActions: readonly StatusAction[] = [
  replyAction,
  quoteAction,
  reblogAction,
  favouriteAction,
];
