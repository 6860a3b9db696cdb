import { msg } from '@lingui/core/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import { delayAction, undoDelayedAction } from '#session/actions/delay-action.ts';
import { toggleFollow } from '#session/actions/toggle-follow.ts';
import type { AccountAction } from './account-action.ts';

export const followAction: AccountAction = {
  id: 'follow',
  icon: UserPlus,
  label({ relationship }) {
    if (relationship.following) return msg`Unfollow`;
    return relationship.requested
      ? msg`Cancel follow request`
      : msg({ message: 'Follow', comment: 'Verb, button (a person or a hashtag)' });
  },
  // GoToSocial refuses to follow an account that the viewer blocks with 403.
  isShown: ({ isMember, isOwn, relationship }) => isMember && !isOwn && !relationship.blocking,
  isEnabled: ({ account, relationship }) =>
    account.isDeactivated !== true && !relationship.blockedBy,
  isOn: ({ relationship }) => relationship.following || relationship.requested,
  question: ({ relationship }) => (relationship.following ? 'unfollow' : undefined),
  async run(session, { account, relationship: { following, requested } }) {
    if (following || requested) await delayAction(session, 'unfollow', account.id);
    else if (!(await undoDelayedAction(session, 'unfollow', account.id)))
      await toggleFollow(session, account, true);
  },
};
