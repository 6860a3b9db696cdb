import { msg } from '@lingui/core/macro';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkX from 'lucide-react/icons/bookmark-x';
import { bookmarkStatus, unbookmarkStatus } from '@rookery/contract/calls/status-actions.ts';
import type { StatusMenuAction } from '#components/card/status-action.ts';
import { confirmToggle } from './confirm-toggle.ts';
import type { StatusToggle } from './toggle-status.ts';

export const bookmarkToggle: StatusToggle = {
  name: 'bookmark',
  on: bookmarkStatus,
  off: unbookmarkStatus,
  field: 'bookmarked',
};

/** Bookmarks a status; only the viewer sees it. */
export const bookmarkAction: StatusMenuAction = {
  id: 'bookmark',
  icon: ({ viewer }) => (viewer?.bookmarked ? BookmarkX : Bookmark),
  label: ({ viewer }) =>
    viewer?.bookmarked
      ? msg`Remove bookmark`
      : msg({ message: 'Bookmark', comment: 'Verb; the noun is another message (Bookmarks)' }),
  isShown: ({ isMember }) => isMember,
  run: ({ session, status: { id }, viewer }) =>
    confirmToggle(
      session,
      bookmarkToggle,
      { id, wanted: !(viewer?.bookmarked ?? false) },
      { on: 'status.bookmarked', off: 'status.bookmark_removed' },
    ),
};
