import { msg } from '@lingui/core/macro';
import Ban from 'lucide-react/icons/ban';
import { blockAccount, unblockAccount } from '#contract/calls/mutes-and-blocks.ts';
import type { AccountAction } from './account-action.ts';
import { toggleRelationship } from './toggle-relationship.ts';

/** Blocks somebody, which also ends following both ways. */
export const block: AccountAction = {
  id: 'block',
  icon: Ban,
  label: ({ relationship }) => (relationship.blocking ? msg`Unblock` : msg`Block`),
  isShown: ({ isOwn, isMember }) => isMember && !isOwn,
  isOn: ({ relationship }) => relationship.blocking,
  question: ({ relationship }) => (relationship.blocking ? undefined : 'block'),
  isDanger: true,
  run: (session, { account: { id }, relationship }) =>
    toggleRelationship(
      session,
      {
        name: 'block',
        field: 'blocking',
        send: async (isOn) =>
          (await session.call(isOn ? blockAccount : unblockAccount, { path: { id } })).value,
      },
      id,
      !relationship.blocking,
    ),
};
