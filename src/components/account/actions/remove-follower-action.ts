import { msg } from '@lingui/core/macro';
import UserMinus from 'lucide-react/icons/user-minus';
import { removeFromFollowers } from '#contract/calls/follows.ts';
import { ingestRelationship } from '#store/ingest/ingest-relationship.ts';
import type { AccountAction } from './account-action.ts';

export const removeFollowerAction: AccountAction = {
  id: 'remove-follower',
  icon: UserMinus,
  label: () => msg`Remove this follower`,
  isShown: ({ isMember, isOwn, relationship }) => isMember && !isOwn && relationship.followedBy,
  question: () => 'removeFollower',
  run: (session, { account: { id } }) =>
    session.load(removeFromFollowers, { path: { id } }, (wire, how) =>
      ingestRelationship(how.tables, wire, how),
    ),
};
