import { can } from '#api/capabilities.ts';
import { msg } from '@lingui/core/macro';
import Timer from 'lucide-react/icons/timer';
import UserMinus from 'lucide-react/icons/user-minus';
import Repeat from 'lucide-react/icons/repeat-2';
import Bell from 'lucide-react/icons/bell';
import ServerOff from 'lucide-react/icons/server-off';
import {
  followAccount,
  removeFromFollowers,
  subscribeToAccount,
  unsubscribeFromAccount,
} from '@rookery/contract/calls/follows.ts';
import { ingestRelationship } from '#store/ingest/ingest-relationship.ts';
import {
  blockDomain as blockCall,
  unblockDomain,
} from '@rookery/contract/calls/mutes-and-blocks.ts';
import { formatHost } from '#lib/url/display-address.ts';
import type { AccountAction } from './account-action.ts';
import { blockAction, muteAction, muteWithUndo } from './mute-and-block-actions.ts';
import { refetchRelationship, toggleRelationship } from '#session/actions/toggle-relationship.ts';

const blockDomainAction: AccountAction = {
  id: 'block-domain',
  icon: ServerOff,
  label({ host: domain = '', relationship }) {
    const host = formatHost(domain);
    return relationship.domainBlocking
      ? msg`Unmute everything from ${host}`
      : msg`Mute everything from ${host}`;
  },
  isShown: ({ isMember, host, canBlockDomain }) => isMember && host !== undefined && canBlockDomain,
  question: ({ relationship }) => (relationship.domainBlocking ? undefined : 'blockDomain'),
  isDanger: true,
  async run(session, { account: { id }, host = '', relationship }) {
    const row = relationship.domainBlocking ? unblockDomain : blockCall;
    await session.call(row, { body: { domain: host } });
    await refetchRelationship(session, id);
  },
};

/** Turns notifications of new statuses of a followed account on or off. */
export const subscribeAction: AccountAction = {
  id: 'subscribe',
  icon: Bell,
  label: ({ relationship }) =>
    relationship.subscribing
      ? msg`Stop notifying me about new posts`
      : msg`Notify me about new posts`,
  isShown: ({ isOwn, isMember, relationship }) => isMember && !isOwn && relationship.following,
  isOn: ({ relationship }) => relationship.subscribing,
  run: (session, { account: { id }, relationship }) =>
    toggleRelationship(session, id, !relationship.subscribing, {
      name: 'subscribe',
      field: 'subscribing',
      send: (isOn) =>
        can('accountSubscriptions', session.instance.getState().info.serverInfo)
          ? session.call(isOn ? subscribeToAccount : unsubscribeFromAccount, { path: { id } })
          : session.call(followAccount, { path: { id }, body: { notify: isOn } }),
    }),
};

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

const removeFollowerAction: AccountAction = {
  id: 'remove-follower',
  icon: UserMinus,
  label: () => msg`Remove follower`,
  isShown: ({ isMember, isOwn, relationship, canRemoveFollower }) =>
    isMember && !isOwn && relationship.followedBy && canRemoveFollower,
  question: () => 'removeFollower',
  run: (session, { account: { id } }) =>
    session.load(removeFromFollowers, { path: { id } }, (wire, context) =>
      ingestRelationship(context.tables, wire, context),
    ),
};

const muteForAction: AccountAction = {
  id: 'mute-for',
  icon: Timer,
  label: () => msg`Mute for a while…`,
  isShown: (facts) => muteAction.isShown(facts) && !facts.relationship.muting,
  isEnabled: (facts) => muteAction.isEnabled?.(facts) !== false,
  question: () => 'muteFor',
  run: (session, { account }, { muteFor }) => muteWithUndo(session, account, muteFor),
};

/** The actions in the menu of a status on its author, in display order. */
export const authorActions: readonly AccountAction[] = [
  hideReblogsAction,
  muteAction,
  muteForAction,
  blockDomainAction,
  blockAction,
];

export const accountMenuActions: readonly AccountAction[] = [
  hideReblogsAction,
  removeFollowerAction,
  muteAction,
  muteForAction,
  blockAction,
  blockDomainAction,
];
