import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlannedName } from './planned-screens.ts';

/** What each screen that is still to come will be. */
export const plannedWords: Readonly<
  Record<
    PlannedName,
    { readonly title: MessageDescriptor; readonly description: MessageDescriptor }
  >
> = {
  interactions: {
    title: msg`Interactions`,
    description: msg`Mentions, likes, repeats and follows will be here, each under its tab.`,
  },
  registration: {
    title: msg`Registration`,
    description: msg`The form for a new account will be here.`,
  },
  'registration-token': {
    title: msg`Registration`,
    description: msg`The form for a new account by invitation will be here.`,
  },
  'registration-request-sent': {
    title: msg`Registration`,
    description: msg`A word that your request has been sent will be here.`,
  },
  'awaiting-email-confirmation': {
    title: msg`Registration`,
    description: msg`A word that your e-mail address needs confirming will be here.`,
  },
  'password-reset': {
    title: msg`Password reset`,
    description: msg`A way to a new password will be here.`,
  },
  'oauth-callback': {
    title: msg`Signing in`,
    description: msg`Signing in by way of the server's own page will end here.`,
  },
  search: {
    title: msg`Search`,
    description: msg`People, posts and hashtags will be found here.`,
  },
  about: {
    title: msg`About`,
    description: msg`The rules, the staff and the policies of this instance will be here.`,
  },
  'about-alias': {
    title: msg`About`,
    description: msg`The rules, the staff and the policies of this instance will be here.`,
  },
  lists: {
    title: msg`Lists`,
    description: msg`Your lists of people will be here.`,
  },
  'list-edit': {
    title: msg`List`,
    description: msg`The list's title and its people will be edited here.`,
  },
  announcements: {
    title: msg`Announcements`,
    description: msg`What the staff announces will be here.`,
  },
};
