import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import AtSign from 'lucide-react/icons/at-sign';
import Bookmark from 'lucide-react/icons/bookmark';
import Globe from 'lucide-react/icons/globe';
import Hash from 'lucide-react/icons/hash';
import House from 'lucide-react/icons/house';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Mail from 'lucide-react/icons/mail';
import Orbit from 'lucide-react/icons/orbit';
import Server from 'lucide-react/icons/server';
import Star from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import type { FilterContext } from '#session/filters/match-filter-phrases.ts';
import { pathTo } from '#lib/url/paths.ts';
import type { TimelineKindName } from '#session/feeds/timeline-ref.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';

/** How a timeline is displayed. Its requests are in `timelineKinds` of the session. */
export interface TimelineDescriptor {
  /** Title of the timeline, shown until a more specific one is known, such as that of a list. */
  readonly title: MessageDescriptor;
  readonly icon: IconGlyph;
  /** Path of the timeline, if it needs no parameters. */
  readonly path?: string;
  /**
   * Context for the server's filters; undefined if nothing is filtered, since the viewer chose the
   * content.
   */
  readonly filters?: FilterContext;
}

const descriptors = {
  friends: { title: msg`Home`, icon: House, path: pathTo('friends'), filters: 'home' },
  public: {
    title: msg({ message: 'Local', context: 'timeline', comment: 'Posts from this server' }),
    icon: Users,
    path: pathTo('public-timeline'),
    filters: 'public',
  },
  bubble: {
    title: msg({
      message: 'Bubble',
      comment:
        'Name of a timeline of some servers chosen by the administrators (Akkoma). Keep or explain; not a soap bubble',
    }),
    icon: Orbit,
    path: pathTo('bubble-timeline'),
    filters: 'public',
  },
  publicAndExternal: {
    title: msg({
      message: 'Federated',
      comment: 'Name of a timeline: public posts of all known servers',
    }),
    icon: Globe,
    path: pathTo('public-external-timeline'),
    filters: 'public',
  },
  bookmarks: { title: msg`Bookmarks`, icon: Bookmark, path: pathTo('bookmarks') },
  dms: { title: msg`Direct messages`, icon: Mail },
  tag: { title: msg`Hashtag`, icon: Hash, filters: 'public' },
  link: { title: msg`Posts about this link`, icon: Link, filters: 'public' },
  instance: { title: msg`Another server`, icon: Server, filters: 'public' },
  list: {
    title: msg({ message: 'List', comment: 'Timeline of a list of people' }),
    icon: List,
    filters: 'home',
  },
  favorites: { title: msg`Likes`, icon: Star },
  mentions: { title: msg`Mentions`, icon: AtSign },
  user: {
    title: msg({
      message: 'Posts',
      comment: 'Noun, plural: never the verb. Tab, heading and colour group',
    }),
    icon: List,
  },
  replies: { title: msg`Posts and replies`, icon: List },
  media: { title: msg`Media`, icon: List },
} as const satisfies Readonly<Record<TimelineKindName, TimelineDescriptor>>;

/** The timelines of the interface, in menu order. */
export const timelineDescriptors: Readonly<Record<TimelineKindName, TimelineDescriptor>> =
  descriptors;

const named = ['friends', 'public', 'bubble', 'publicAndExternal', 'bookmarks'] as const;

/** A timeline with its own path. */
export type NamedTimeline = (typeof named)[number];

/** Returns the path of a timeline without parameters. */
export function timelinePath(kind: NamedTimeline): string {
  return descriptors[kind].path;
}

/** Returns the timeline without parameters that has this path; undefined for other paths. */
export function findTimelineByPath(pathname: string): NamedTimeline | undefined {
  return named.find((kind) => descriptors[kind].path === pathname);
}
