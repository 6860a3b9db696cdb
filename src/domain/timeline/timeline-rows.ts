import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import AtSign from 'lucide-react/icons/at-sign';
import Bookmark from 'lucide-react/icons/bookmark';
import Globe from 'lucide-react/icons/globe';
import Hash from 'lucide-react/icons/hash';
import House from 'lucide-react/icons/house';
import List from 'lucide-react/icons/list';
import Orbit from 'lucide-react/icons/orbit';
import Star from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import type { TimelineKindName } from '#session/feeds/timeline-place.ts';
import type { IconGlyph } from '#ui/icon.tsx';

/** What a timeline is called and drawn as. How it is asked for: `timelineKinds` of the session. */
export interface TimelineRow {
  /** What stands there until something better is known, such as a list's title. */
  readonly title: MessageDescriptor;
  readonly icon: IconGlyph;
}

/** The timelines as they are shown, in the order of the menu (spec 1 §2, Timelines). */
export const timelineRows: Readonly<Record<TimelineKindName, TimelineRow>> = {
  friends: { title: msg`Home`, icon: House },
  public: { title: msg`Local`, icon: Users },
  bubble: { title: msg`Bubble`, icon: Orbit },
  publicAndExternal: { title: msg`Federated`, icon: Globe },
  bookmarks: { title: msg`Bookmarks`, icon: Bookmark },
  dms: { title: msg`Direct messages`, icon: AtSign },
  tag: { title: msg`Hashtag`, icon: Hash },
  list: { title: msg`List`, icon: List },
  favorites: { title: msg`Likes`, icon: Star },
  mentions: { title: msg`Mentions`, icon: AtSign },
  user: { title: msg`Posts`, icon: List },
  replies: { title: msg`Posts and replies`, icon: List },
  media: { title: msg`Media`, icon: List },
};
