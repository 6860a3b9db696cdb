import { msg } from '@lingui/core/macro';
import Quote from 'lucide-react/icons/quote';
import { canOnFirstLoad } from '#api/first-load-capabilities.ts';
import type { StatusAction } from './status-action.ts';

/**
 * Opens the quote form; for members, on public and unlisted statuses (R-ACT-014) and, where the server
 * allows it, on own private ones (R-ACT-024).
 */
export const quoteAction: StatusAction = {
  id: 'quote',
  icon: () => Quote,
  label: () => msg`Quote`,
  tone: 'reply',
  isShown: ({ isMember, isOwn, server, status: { visibility } }) =>
    isMember &&
    canOnFirstLoad('quotes', server) &&
    (visibility === 'public' ||
      visibility === 'unlisted' ||
      (visibility === 'private' && isOwn && canOnFirstLoad('ownPrivateQuotes', server))),
  count: ({ status }) => status.quotesCount ?? 0,
  run: ({ onQuote }) => onQuote(),
};
