import { paths } from '#domain/links/paths.ts';
import type { ScreenAddress } from './screen.ts';

/** The screens that are not built yet. A test holds this list; it may only shrink. */
export const plannedScreens = [
  {
    name: 'remote-user-profile',
    path: '/remote-users/$hostname/$username',
    isMembersOnly: true,
  },
  {
    name: 'remote-user-profile-acct',
    path: '/remote-users/$acct',
    isMembersOnly: true,
  },
  {
    name: 'interactions',
    path: '/users/$username/interactions',
    isMembersOnly: true,
  },
  {
    name: 'external-user-profile',
    path: '/users/$name',
    keepsScroll: true,
  },
  {
    name: 'registration',
    path: paths.registration,
    isOpenToAll: true,
  },
  {
    name: 'registration-token',
    path: '/registration/$token',
    isOpenToAll: true,
  },
  {
    name: 'registration-request-sent',
    path: '/registration-request-sent',
    isOpenToAll: true,
  },
  {
    name: 'awaiting-email-confirmation',
    path: '/awaiting-email-confirmation',
    isOpenToAll: true,
  },
  {
    name: 'password-reset',
    path: paths.passwordReset,
    isOpenToAll: true,
  },
  {
    name: 'friend-requests',
    path: paths.friendRequests,
    isMembersOnly: true,
  },
  {
    name: 'oauth-callback',
    path: '/oauth-callback',
    isOpenToAll: true,
  },
  {
    name: 'search',
    path: paths.search,
  },
  {
    name: 'who-to-follow',
    path: paths.whoToFollow,
    isMembersOnly: true,
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
    name: 'lists',
    path: paths.lists,
    isMembersOnly: true,
  },
  {
    name: 'list-edit',
    path: '/lists/$id/edit',
    isMembersOnly: true,
  },
  {
    name: 'announcements',
    path: paths.announcements,
  },
  {
    name: 'user-profile',
    path: '/$name',
    keepsScroll: true,
  },
] as const satisfies readonly ScreenAddress[];

/** A name of theirs. */
export type PlannedName = (typeof plannedScreens)[number]['name'];
