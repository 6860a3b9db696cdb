import { msg } from '@lingui/core/macro';
import Timer from 'lucide-react/icons/timer';
import type { AccountAction } from './account-action.ts';
import { mute, setMuting } from './mute.ts';

export const muteFor: AccountAction = {
  id: 'mute-for',
  icon: Timer,
  label: () => msg`Mute for a time`,
  isShown: (facts) => mute.isShown(facts) && !facts.relationship.muting,
  isEnabled: (facts) => mute.isEnabled?.(facts) !== false,
  question: () => 'muteFor',
  run: (session, { account: { id } }, choice) => setMuting(session, id, true, choice.muteFor),
};
