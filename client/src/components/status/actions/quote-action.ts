import { msg } from '@lingui/core/macro';
import Quote from 'lucide-react/icons/quote';
import { canOnFirstLoad } from '#api/first-load-capabilities.ts';
import type { StatusContext } from '#session/actions/status-context.ts';
import type { StatusAction } from './status-action.ts';

function isQuotable({ isOwn, server, status: { visibility }, viewer }: StatusContext): boolean {
  if (!isOwn && viewer?.quoteApproval === 'denied') return false;
  if (visibility === 'private') return isOwn && canOnFirstLoad('ownPrivateQuotes', server);
  return visibility === 'public' || visibility === 'unlisted';
}

/**
 * Opens the quote form. For members, on public and unlisted statuses (R-ACT-014) and, where the
 * server allows it, on own private ones (R-ACT-024). Not offered if the author lets nobody, or only
 * people other than the viewer, quote the status (R-ACT-025).
 */
export const quoteAction: StatusAction = {
  id: 'quote',
  icon: () => Quote,
  label: ({ isOwn, viewer }) =>
    !isOwn && viewer?.quoteApproval === 'manual'
      ? msg({ message: 'Ask to quote', comment: 'Button: the author of the post must approve' })
      : msg`Quote`,
  tone: 'reply',
  isShown: (facts) => facts.isMember && canOnFirstLoad('quotes', facts.server) && isQuotable(facts),
  count: ({ status }) => status.quotesCount ?? 0,
  run: ({ onQuote }) => onQuote(),
};
