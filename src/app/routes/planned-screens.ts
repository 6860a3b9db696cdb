import { paths } from '#domain/links/paths.ts';
import type { ScreenAddress } from './screen.ts';

/** The screens that are not built yet. A test holds this list; it may only shrink. */
export const plannedScreens = [
  {
    name: 'interactions',
    path: '/users/$username/interactions',
    isMembersOnly: true,
  },
  {
    name: 'search',
    path: paths.search,
  },
  {
    name: 'about',
    path: paths.about,
    isOpenToAll: true,
  },
  {
    name: 'about-alias',
    path: '/main/about',
    isOpenToAll: true,
  },
  {
    name: 'announcements',
    path: paths.announcements,
  },
] as const satisfies readonly ScreenAddress[];

/** A name of theirs. */
export type PlannedName = (typeof plannedScreens)[number]['name'];
