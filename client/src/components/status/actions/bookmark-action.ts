import { msg } from '@lingui/core/macro';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkX from 'lucide-react/icons/bookmark-x';
import type { StatusMenuAction } from './status-action.ts';
import { toggleWithNotice } from '#session/actions/toggle-with-notice.ts';
import { bookmarkToggle } from '#session/actions/menu-toggles.ts';

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
    toggleWithNotice(
      session,
      bookmarkToggle,
      { id, wanted: !(viewer?.bookmarked ?? false) },
      { on: 'status.bookmarked', off: 'status.bookmark_removed' },
    ),
};
