import { msg } from '@lingui/core/macro';
import VolumeX from 'lucide-react/icons/volume-x';
import { muteAccount, unmuteAccount } from '@rookery/contract/calls/mutes-and-blocks.ts';
import type { Session } from '#session/session.ts';
import type { AccountAction } from './account-action.ts';
import { toggleRelationship } from './toggle-relationship.ts';

/**
 * Mutes an account for `muteFor` seconds or permanently, or unmutes it. Rejects with the error to
 * show.
 */
export function setMuting(
  session: Session,
  id: string,
  isOn: boolean,
  muteFor?: number,
): Promise<void> {
  /* Servers read one of these two names. */
  const body = muteFor === undefined ? {} : { expires_in: muteFor, duration: muteFor };
  return toggleRelationship(session, id, isOn, {
    name: 'mute',
    field: 'muting',
    send: (wanted) =>
      wanted
        ? session.call(muteAccount, { path: { id }, body })
        : session.call(unmuteAccount, { path: { id } }),
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
  run: (session, { account: { id }, relationship }, { muteFor }) =>
    setMuting(session, id, !relationship.muting, muteFor),
};
