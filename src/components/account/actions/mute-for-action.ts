import { msg } from '@lingui/core/macro';
import Timer from 'lucide-react/icons/timer';
import type { AccountAction } from './account-action.ts';
import { muteAction, setMuting } from './mute-action.ts';

export const muteForAction: AccountAction = {
  id: 'mute-for',
  icon: Timer,
  label: () => msg`Mute for a time`,
  isShown: (facts) => muteAction.isShown(facts) && !facts.relationship.muting,
  isEnabled: (facts) => muteAction.isEnabled?.(facts) !== false,
  question: () => 'muteFor',
  run: (session, { account: { id } }, choice) => setMuting(session, id, true, choice.muteFor),
};
