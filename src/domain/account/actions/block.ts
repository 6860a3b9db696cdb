import { msg } from '@lingui/core/macro';
import Ban from 'lucide-react/icons/ban';
import { blockAccount, unblockAccount } from '#contract/calls/mutes-and-blocks.ts';
import { feedIdOf } from '#session/feeds/timeline-place.ts';
import type { Session } from '#session/session.ts';
import type { AccountAction } from './account-action.ts';
import { toggleRelationship } from './toggle-relationship.ts';

/** Blocks somebody or takes that back; rejects with the error to be told. */
export function setBlocking(session: Session, id: string, isOn: boolean): Promise<void> {
  return toggleRelationship(session, id, isOn, {
    name: 'block',
    field: 'blocking',
    send: (wanted) => session.call(wanted ? blockAccount : unblockAccount, { path: { id } }),
  });
}

/** What somebody blocked has posted no server tells, so it is asked for anew where it has been looked at. */
function readAgain({ feeds, tables }: Session, accountId: string): void {
  for (const kind of ['user', 'replies', 'media'] as const) {
    const place = { kind, accountId };
    if (tables.feeds.get(feedIdOf(place))?.isLoaded === true) void feeds.at(place).reload();
  }
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
  async run(session, { account: { id }, relationship }) {
    await setBlocking(session, id, !relationship.blocking);
    if (relationship.blocking) readAgain(session, id);
  },
};
