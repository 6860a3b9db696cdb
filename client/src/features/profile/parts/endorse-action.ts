import { msg } from '@lingui/core/macro';
import UserRound from 'lucide-react/icons/user-round';
import { endorseAccount, unendorseAccount } from '@rookery/contract/calls/mastodon/featured.ts';
import type { AccountAction } from '#components/account/actions/account-action.ts';
import { toggleRelationship } from '#session/actions/toggle-relationship.ts';
import { endorsementsQuery } from '#session/people/featured-queries.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';

/** Features an account on the viewer's profile, or removes it. Servers require that it is followed. */
export const endorseAction: AccountAction = {
  id: 'endorse',
  icon: UserRound,
  label: ({ relationship }) =>
    relationship.endorsed ? msg`Remove from my profile` : msg`Feature on my profile`,
  isShown: ({ isOwn, isMember, relationship }) =>
    isMember && !isOwn && (relationship.following || relationship.endorsed),
  isOn: ({ relationship }) => relationship.endorsed,
  async run(session, { account: { id }, relationship }) {
    await toggleRelationship(session, id, !relationship.endorsed, {
      name: 'endorse',
      field: 'endorsed',
      send: (isOn) => session.call(isOn ? endorseAccount : unendorseAccount, { path: { id } }),
    });
    await invalidateQuery(session, endorsementsQuery);
  },
};
