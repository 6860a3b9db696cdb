import { msg } from '@lingui/core/macro';
import Ban from 'lucide-react/icons/ban';
import { blockAccount, unblockAccount } from '#contract/calls/mutes-and-blocks.ts';
import type { Session } from '#session/session.ts';
import type { AccountAction } from './account-action.ts';
import { toggleRelationship } from './toggle-relationship.ts';

/** Blocks somebody or takes that back; rejects with the error to be told. */
export function setBlocking(session: Session, id: string, isOn: boolean): Promise<void> {
  return toggleRelationship(
    session,
    {
      name: 'block',
      field: 'blocking',
      send: async (wanted) =>
        (await session.call(wanted ? blockAccount : unblockAccount, { path: { id } })).value,
    },
    id,
    isOn,
  );
}

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
    setBlocking(session, id, !relationship.blocking),
};
