import { msg } from '@lingui/core/macro';
import Quote from 'lucide-react/icons/quote';
import { can } from '#api/capabilities.ts';
import type { StatusMenuAction } from './status-action.ts';

/** Shows the quotes of a status (R-ACT-027). */
export const quotesAction: StatusMenuAction = {
  id: 'quotes',
  icon: () => Quote,
  label: () => msg`Show quotes`,
  isShown: ({ isMember, server, status }) =>
    isMember && can('quotePolicies', server) && (status.quotesCount ?? 0) > 0,
  run: (context) => context.openDialog('quotes'),
};
