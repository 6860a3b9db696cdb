import { msg } from '@lingui/core/macro';
import Star from 'lucide-react/icons/star';
import type { StatusAction } from './status-action.ts';
import { toggleFromActionBar } from '#session/actions/toggle-from-action-bar.ts';

export const favouriteAction: StatusAction = {
  id: 'favourite',
  icon: () => Star,
  label: ({ viewer }) => (viewer?.favourited ? msg`Remove like` : msg`Like`),
  toggleName: () => msg`Like`,
  tone: 'favourite',
  isShown: () => true,
  isEnabled: ({ isMember }) => isMember,
  remoteLabel: msg`Like from your server`,
  isOn: ({ viewer }) => viewer?.favourited ?? false,
  count: ({ status }) => status.favouritesCount ?? 0,
  run: ({ session, status, viewer }) =>
    toggleFromActionBar(session, 'favouriteToggle', status.id, !(viewer?.favourited ?? false)),
};
