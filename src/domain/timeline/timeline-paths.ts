import { pathTo } from '../links/paths.ts';

/** Where the timelines are that need nothing to be told but their name. */
export const timelinePaths = {
  friends: pathTo('friends'),
  public: pathTo('public-timeline'),
  bubble: pathTo('bubble-timeline'),
  publicAndExternal: pathTo('public-external-timeline'),
  bookmarks: pathTo('bookmarks'),
} as const;
