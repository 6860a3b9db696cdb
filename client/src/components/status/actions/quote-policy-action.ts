import { msg } from '@lingui/core/macro';
import UserCheck from 'lucide-react/icons/user-check';
import { can } from '#api/capabilities.ts';
import type { StatusMenuAction } from './status-action.ts';

/** Changes who may quote an own public or unlisted status (R-ACT-026). */
export const quotePolicyAction: StatusMenuAction = {
  id: 'quote-policy',
  icon: () => UserCheck,
  label: () => msg`Who can quote…`,
  isShown: ({ isOwn, server, status: { visibility } }) =>
    isOwn && can('quotePolicies', server) && (visibility === 'public' || visibility === 'unlisted'),
  run: (context) => context.openDialog('quote-policy'),
};
