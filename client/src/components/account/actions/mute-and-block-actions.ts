import { msg } from '@lingui/core/macro';
import VolumeX from 'lucide-react/icons/volume-x';
import Ban from 'lucide-react/icons/ban';
import {
  blockAccount,
  muteAccount,
  unblockAccount,
  unmuteAccount,
} from '@rookery/contract/calls/mutes-and-blocks.ts';
import { dismissNotice } from '#session/dismiss-notice.ts';
import type { Session } from '#session/session.ts';
import { feedIdOf } from '#session/feeds/timeline-ref.ts';
import type { AccountAction } from './account-action.ts';
import { toggleRelationship } from '#session/actions/toggle-relationship.ts';

/** The `replaceKey` of the notice that offers to unmute an account. */
export function mutedNoticeKey(id: string): string {
  return `muted ${id}`;
}

/**
 * Mutes an account for `muteFor` seconds or permanently, or unmutes it. Rejects with the error to
 * show.
 */
export async function setMuting(
  session: Session,
  id: string,
  isOn: boolean,
  muteFor?: number,
): Promise<void> {
  /* Mastodon and Akkoma since 3.17 read `duration`, older versions of Akkoma and Pleroma
     `expires_in`. */
  const body = muteFor === undefined ? {} : { expires_in: muteFor, duration: muteFor };
  await toggleRelationship(session, id, isOn, {
    name: 'mute',
    field: 'muting',
    send: (wanted) =>
      wanted
        ? session.call(muteAccount, { path: { id }, body })
        : session.call(unmuteAccount, { path: { id } }),
  });
  if (!isOn) dismissNotice(session, mutedNoticeKey(id));
}

export const muteAction: AccountAction = {
  id: 'mute',
  icon: VolumeX,
  label: ({ relationship }) => (relationship.muting ? msg`Unmute` : msg`Mute`),
  isShown: ({ isOwn, isMember }) => isMember && !isOwn,
  isEnabled: ({ account }) => account.isDeactivated !== true,
  isOn: ({ relationship }) => relationship.muting,
  question: ({ relationship }) => (relationship.muting ? undefined : 'mute'),
  run: (session, { account: { id }, relationship }, { muteFor }) =>
    setMuting(session, id, !relationship.muting, muteFor),
};

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
