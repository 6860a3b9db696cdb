import { msg } from '@lingui/core/macro';
import Ban from 'lucide-react/icons/ban';
import { blockAccount, unblockAccount } from '@rookery/contract/calls/mutes-and-blocks.ts';
import { feedIdOf } from '#session/feeds/timeline-ref.ts';
import type { Session } from '#session/session.ts';
import type { AccountAction } from './account-action.ts';
import { toggleRelationship } from './toggle-relationship.ts';

/** Blocks or unblocks an account. Rejects with the error to show. */
export function setBlocking(session: Session, id: string, isOn: boolean): Promise<void> {
  return toggleRelationship(session, id, isOn, {
    name: 'block',
    field: 'blocking',
    send: (wanted) => session.call(wanted ? blockAccount : unblockAccount, { path: { id } }),
  });
}

/**
 * Refetches the loaded statuses of an unblocked account, which servers did not send while it was
 * blocked.
 */
function refetchStatuses({ feeds, tables }: Session, accountId: string): void {
  for (const kind of ['user', 'replies', 'media'] as const) {
    const timeline = { kind, accountId };
    if (tables.feeds.get(feedIdOf(timeline))?.isLoaded === true)
      void feeds.loaderFor(timeline).reload();
  }
}

/** Blocks an account, which also ends following in both directions. */
export const blockAction: AccountAction = {
  id: 'block',
  icon: Ban,
  label: ({ relationship }) => (relationship.blocking ? msg`Unblock` : msg`Block`),
  isShown: ({ isOwn, isMember }) => isMember && !isOwn,
  isOn: ({ relationship }) => relationship.blocking,
  question: ({ relationship }) => (relationship.blocking ? undefined : 'block'),
  isDanger: true,
  async run(session, { account: { id }, relationship }) {
    await setBlocking(session, id, !relationship.blocking);
    if (relationship.blocking) refetchStatuses(session, id);
  },
};
