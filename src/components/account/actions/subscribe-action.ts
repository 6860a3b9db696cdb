import { msg } from '@lingui/core/macro';
import Bell from 'lucide-react/icons/bell';
import { subscribeToAccount, unsubscribeFromAccount } from '#contract/calls/follows.ts';
import type { AccountAction } from './account-action.ts';
import { toggleRelationship } from './toggle-relationship.ts';

/** Turns notifications of new statuses of a followed account on or off. */
export const subscribeAction: AccountAction = {
  id: 'subscribe',
  icon: Bell,
  label: ({ relationship }) => (relationship.subscribing ? msg`Unsubscribe` : msg`Subscribe`),
  isShown: ({ isOwn, isMember, relationship }) => isMember && !isOwn && relationship.following,
  isOn: ({ relationship }) => relationship.subscribing,
  run: (session, { account: { id }, relationship }) =>
    toggleRelationship(session, id, !relationship.subscribing, {
      name: 'subscribe',
      field: 'subscribing',
      send: (isOn) =>
        session.call(isOn ? subscribeToAccount : unsubscribeFromAccount, { path: { id } }),
    }),
};
