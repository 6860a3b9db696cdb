import { msg } from '@lingui/core/macro';
import Star from 'lucide-react/icons/star';
import {
  favouriteStatus,
  unfavouriteStatus,
} from '@rookery/contract/calls/favourites-and-reblogs.ts';
import type { StatusAction } from '#components/card/status-action.ts';
import { toggleStatus, type StatusToggle } from './toggle-status.ts';

export const favouriteToggle: StatusToggle = {
  name: 'favourite',
  on: favouriteStatus,
  off: unfavouriteStatus,
  field: 'favourited',
  count: 'favouritesCount',
};

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
    toggleStatus(session, favouriteToggle, status.id, !(viewer?.favourited ?? false)),
};
