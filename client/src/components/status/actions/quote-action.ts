import { msg } from '@lingui/core/macro';
import Quote from 'lucide-react/icons/quote';
import type { StatusAction } from './status-action.ts';

/** Opens the quote form; for members, on public and unlisted statuses (R-ACT-014). */
export const quoteAction: StatusAction = {
  id: 'quote',
  icon: () => Quote,
  label: () => msg`Quote`,
  tone: 'reply',
  isShown: ({ isMember, status: { visibility } }) =>
    isMember && (visibility === 'public' || visibility === 'unlisted'),
  count: ({ status }) => status.quotesCount ?? 0,
  run: ({ onQuote }) => onQuote(),
};
