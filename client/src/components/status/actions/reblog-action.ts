import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import Lock from 'lucide-react/icons/lock';
import Repeat2 from 'lucide-react/icons/repeat-2';
import type { StatusContext } from '#session/actions/status-context.ts';
import type { StatusAction } from './status-action.ts';
import { toggleFromActionBar } from '#session/actions/toggle-from-action-bar.ts';

/**
 * Returns whether the viewer can reblog a status. Direct statuses and those of unknown visibility
 * cannot be reblogged, and private ones only by their author (R-ACT-013).
 */
function isRebloggable({ status, isOwn }: StatusContext): boolean {
  const { visibility = 'direct' } = status;
  if (visibility === 'direct') return false;
  return visibility !== 'private' || isOwn;
}

function toggleName(facts: StatusContext): MessageDescriptor {
  return isRebloggable(facts) ? msg`Repeat` : msg`This post can’t be repeated`;
}

/** Reblogs a status or undoes a reblog. Only reblogging may ask for confirmation. */
export const reblogAction: StatusAction = {
  id: 'reblog',
  icon: (facts) => (isRebloggable(facts) ? Repeat2 : Lock),
  label: (facts) =>
    facts.viewer?.reblogged && isRebloggable(facts) ? msg`Remove repeat` : toggleName(facts),
  toggleName,
  tone: 'reblog',
  isShown: () => true,
  isEnabled: (facts) => facts.isMember && isRebloggable(facts),
  remoteLabel: msg`Repeat from your server`,
  isOn: ({ viewer }) => viewer?.reblogged ?? false,
  count: ({ status }) => status.reblogsCount ?? 0,
  async run({ session, status, viewer, confirm }) {
    const wanted = !(viewer?.reblogged ?? false);
    if (wanted && session.preferences.get('modalOnRepeat') && !(await confirm('reblog'))) return;
    await toggleFromActionBar(session, 'reblogToggle', status.id, wanted);
  },
};
