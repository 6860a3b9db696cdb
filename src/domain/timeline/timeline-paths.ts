import { paths } from '../links/paths.ts';

/** Where the timelines are that need nothing to be told but their name. */
export const timelinePaths = {
  friends: paths.home,
  public: paths.local,
  bubble: paths.bubble,
  publicAndExternal: paths.federated,
  bookmarks: paths.bookmarks,
} as const;
