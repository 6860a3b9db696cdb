import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteName } from '#domain/links/route-paths.ts';

/** What each screen that is still to come will be. */
export const plannedWords = {
  interactions: {
    title: msg`Interactions`,
    description: msg`Mentions, likes, repeats and follows will be here, each under its tab.`,
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
  announcements: {
    title: msg`Announcements`,
    description: msg`What the staff announces will be here.`,
  },
} satisfies Partial<
  Record<RouteName, { readonly title: MessageDescriptor; readonly description: MessageDescriptor }>
>;

/** A screen that is still to come. */
export type PlannedName = keyof typeof plannedWords;
