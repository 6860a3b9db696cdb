import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import VolumeX from 'lucide-react/icons/volume-x';
import Ban from 'lucide-react/icons/ban';
import {
  blockAccount,
  muteAccount,
  unblockAccount,
  unmuteAccount,
} from '@rookery/contract/calls/mutes-and-blocks.ts';
import { i18n } from '#i18n/i18n.ts';
import { undoTimeMs } from '#session/actions/undo-time-ms.ts';
import { toggleFollow } from '#session/actions/toggle-follow.ts';
import { undoneBlock } from '#session/actions/undone-block.ts';
import { dismissNotice } from '#session/dismiss-notice.ts';
import type { Session } from '#session/session.ts';
import { feedIdOf } from '#session/feeds/timeline-ref.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { ReadRelationship } from '#store/rows/relationship-row.ts';
import type { AccountAction } from './account-action.ts';
import { toggleRelationship } from '#session/actions/toggle-relationship.ts';

/** The `replaceKey` of the notice that offers to undo a block. */
const blockedNoticeKey = (id: string): string => `blocked ${id}`;

/** The `replaceKey` of the notice that offers to unmute an account. */
function mutedNoticeKey(id: string): string {
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

/** Raises the notice about an action that failed while it was undone. */
function reportFailure({ notices, ended }: Session, action: MessageDescriptor, error: unknown) {
  if (ended.aborted) return;
  const messageArgs = { action: i18n._(action) };
  notices.raise({ level: 'error', messageKey: 'account.action_failed', messageArgs, error });
}

/**
 * Mutes an account, and raises a notice that offers to undo it: the statuses of a muted account
 * disappear, and with them the menu that could undo it.
 */
export async function muteWithUndo(
  session: Session,
  { id, acct = '' }: AccountRow,
  muteFor?: number,
): Promise<void> {
  await setMuting(session, id, true, muteFor);
  session.notices.raise({
    level: 'success',
    messageKey: 'account.muted',
    messageArgs: { acct },
    replaceKey: mutedNoticeKey(id),
    timeoutMs: undoTimeMs,
    undo: () =>
      void setMuting(session, id, false).catch((error: unknown) =>
        reportFailure(session, msg`Unmute`, error),
      ),
  });
}

export const muteAction: AccountAction = {
  id: 'mute',
  icon: VolumeX,
  label: ({ relationship }) => (relationship.muting ? msg`Unmute` : msg`Mute`),
  isShown: ({ isOwn, isMember }) => isMember && !isOwn,
  isEnabled: ({ account }) => account.isDeactivated !== true,
  isOn: ({ relationship }) => relationship.muting,
  question: ({ relationship }) => (relationship.muting ? undefined : 'mute'),
  run: (session, { account, relationship }, { muteFor }) =>
    relationship.muting
      ? setMuting(session, account.id, false)
      : muteWithUndo(session, account, muteFor),
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

/**
 * Blocks an account at once, since that protects the viewer, and raises a notice that offers to undo
 * it. Undoing also follows the account again, if the viewer did (R-REL-020).
 */
async function blockWithUndo(
  session: Session,
  account: AccountRow,
  before: ReadRelationship,
): Promise<void> {
  const { id, acct = '' } = account;
  const undoing = undoneBlock(account, before);
  const undo = async (): Promise<void> => {
    await setBlocking(session, id, false);
    refetchStatuses(session, id);
    if (undoing.follow !== 'none') await toggleFollow(session, account, true);
  };
  await setBlocking(session, id, true);
  session.notices.raise({
    level: 'success',
    messageKey: 'account.blocked',
    messageArgs: { acct, undoing },
    replaceKey: blockedNoticeKey(id),
    timeoutMs: undoTimeMs,
    undo: () => void undo().catch((error: unknown) => reportFailure(session, msg`Unblock`, error)),
  });
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
  async run(session, { account, relationship }) {
    if (!relationship.blocking) return blockWithUndo(session, account, relationship);
    await setBlocking(session, account.id, false);
    refetchStatuses(session, account.id);
    dismissNotice(session, blockedNoticeKey(account.id));
  },
};
