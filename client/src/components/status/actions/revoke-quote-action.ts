import { msg } from '@lingui/core/macro';
import Unlink from 'lucide-react/icons/unlink';
import { removeFromQuote } from '#session/actions/remove-from-quote.ts';
import type { StatusMenuAction } from './status-action.ts';

/** Removes the viewer's post from a quote of it (R-ACT-027). */
export const revokeQuoteAction: StatusMenuAction = {
  id: 'revoke-quote',
  icon: () => Unlink,
  label: () => msg`Remove my post from this quote`,
  isDanger: true,
  isShown: ({ canRevokeQuote }) => canRevokeQuote,
  async run({ session, status: { id, quoteId }, confirm }) {
    if (!quoteId || !(await confirm('revoke-quote'))) return;
    await removeFromQuote(session, quoteId, id);
  },
};
