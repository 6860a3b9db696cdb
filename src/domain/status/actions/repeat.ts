import { msg } from '@lingui/core/macro';
import Lock from 'lucide-react/icons/lock';
import Repeat2 from 'lucide-react/icons/repeat-2';
import { reblogStatus, unreblogStatus } from '#contract/calls/status-actions.ts';
import type { StatusAction, StatusFacts } from '#domain/card/status-action.ts';
import { toggleStatus, type StatusToggle } from './toggle-status.ts';

export const repeatToggle: StatusToggle = {
  name: 'repeat',
  on: reblogStatus,
  off: unreblogStatus,
  field: 'reblogged',
  count: 'reblogsCount',
};

/** Not private ones, unless they are one's own; never direct ones (R-ACT-013). */
function isRepeatable({ status, isOwn }: StatusFacts): boolean {
  if (status.visibility === 'direct') return false;
  return status.visibility !== 'private' || isOwn;
}

/** Repeats a status to one's followers, or takes the repeat back; only the first may ask. */
export const repeat: StatusAction = {
  id: 'repeat',
  icon: (facts) => (isRepeatable(facts) ? Repeat2 : Lock),
  label: (facts) => {
    if (!isRepeatable(facts)) return msg`This post cannot be repeated`;
    return facts.viewer?.reblogged ? msg`Remove repeat` : msg`Repeat`;
  },
  tone: 'repeat',
  isShown: () => true,
  isEnabled: (facts) => facts.isMember && isRepeatable(facts),
  isRemote: isRepeatable,
  isOn: ({ viewer }) => viewer?.reblogged ?? false,
  count: ({ status }) => status.reblogsCount ?? 0,
  async run({ session, status, viewer, confirm }) {
    const wanted = !(viewer?.reblogged ?? false);
    if (wanted && session.preferences.get('modalOnRepeat') && !(await confirm('repeat'))) return;
    await toggleStatus(session, repeatToggle, status.id, wanted);
  },
};
