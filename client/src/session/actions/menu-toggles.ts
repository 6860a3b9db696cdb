import {
  bookmarkStatus,
  muteConversation,
  pinStatus,
  unbookmarkStatus,
  unmuteConversation,
  unpinStatus,
} from '@rookery/contract/calls/status-actions.ts';
import type { StatusToggle } from './toggle-status.ts';

export const bookmarkToggle: StatusToggle = {
  name: 'bookmark',
  on: bookmarkStatus,
  off: unbookmarkStatus,
  field: 'bookmarked',
};

export const pinToggle: StatusToggle = {
  name: 'pin',
  on: pinStatus,
  off: unpinStatus,
  field: 'pinned',
};

export const muteConversationToggle: StatusToggle = {
  name: 'mute',
  on: muteConversation,
  off: unmuteConversation,
  field: 'threadMuted',
};
