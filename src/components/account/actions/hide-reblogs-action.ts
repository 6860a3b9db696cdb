import { msg } from '@lingui/core/macro';
import Repeat from 'lucide-react/icons/repeat-2';
import { followAccount } from '#contract/calls/follows.ts';
import type { AccountAction } from './account-action.ts';
import { toggleRelationship } from './toggle-relationship.ts';

/** Hides or shows the account's reblogs in the home timeline. */
export const hideReblogsAction: AccountAction = {
  id: 'hide-repeats',
  icon: Repeat,
  label: ({ relationship }) =>
    relationship.showingReblogs ? msg`Hide repeats` : msg`Show repeats`,
  isShown: ({ isMember, isOwn, relationship }) => isMember && !isOwn && relationship.following,
  run: (session, { account: { id }, relationship }) =>
    toggleRelationship(session, id, !relationship.showingReblogs, {
      name: 'repeats',
      field: 'showingReblogs',
      send: (reblogs) => session.call(followAccount, { path: { id }, body: { reblogs } }),
    }),
};
