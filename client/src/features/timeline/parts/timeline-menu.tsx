import { useLingui } from '@lingui/react/macro';
import Hash from 'lucide-react/icons/hash';
import List from 'lucide-react/icons/list';
import { columnPath } from '#session/columns/column-path.ts';
import { useColumnItems } from '#components/columns/use-column-items.ts';
import { useDestination } from '#components/router/router-context.tsx';
import { followedTagsArguments, followedTagsQuery } from '#session/feeds/followed-tags-query.ts';
import { useCanReadFeed } from '#session/feeds/use-can-read-feed.ts';
import { listsQuery } from '#session/lists/list-queries.ts';
import type { TimelineLink } from '#components/timeline/use-timeline-links.ts';
import { useTimelineNotes } from '#components/timeline/use-timeline-notes.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { AnchoredMenu } from '#ui/menus/anchored-menu.tsx';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import type { OpenMenuState } from '#ui/menus/use-menu-button.ts';
import { useTimelineMenuLinks } from './use-timeline-menu-links.ts';

/** Milliseconds for which lists and hashtags are not requested again when the menu opens. */
const freshMs = 60_000;

/**
 * Menu of a timeline's title: the timelines of the server, and the member's own, lists and followed
 * hashtags (R-TL-001). The current one is ticked, and a second line explains those of the server.
 */
export function TimelineMenu({
  anchor,
  startsAtEnd,
  onClose,
}: OpenMenuState & { onClose: () => void }) {
  const { t } = useLingui();
  const { viewerId, tables } = useSession();
  const destination = useDestination();
  const { pathname } = destination;
  const { timelines, own } = useTimelineMenuLinks();
  const columnItems = useColumnItems(columnPath(destination));
  const canReadTags = useCanReadFeed('hashtag_feeds');
  const isVisitor = viewerId === null;
  const options = { isDisabled: isVisitor, staleTime: freshMs };
  const { value: listIds = [] } = useCall(listsQuery, {}, options);
  const { value: tags = [] } = useCall(followedTagsQuery, followedTagsArguments, options);
  const notes: Readonly<Record<string, string>> = useTimelineNotes();
  const markCurrent = (link: TimelineLink): MenuItem => ({
    ...link,
    description: notes[link.id],
    isCurrent: link.href === pathname,
  });
  const lists = listIds
    .toSorted((one, other) => compareIds(other, one))
    .map((id) => ({
      id: `list ${id}`,
      label: tables.lists.get(id)?.title ?? id,
      icon: List,
      href: pathTo('list-timeline', { id }),
    }));
  const hashtags = tags.map((tag) => ({
    id: `tag ${tag}`,
    label: tag,
    icon: Hash,
    href: pathTo('tag-timeline', { tag }),
  }));
  const createGroup = (id: string, label: string, links: readonly TimelineLink[]): MenuItem[] =>
    links.length === 0
      ? []
      : [
          {
            id,
            label,
            hasHeading: true,
            hasChips: true,
            startsGroup: true,
            group: links.map(markCurrent),
          },
        ];
  const [firstOwn, ...otherOwn] = own.map(markCurrent);
  const items: readonly MenuItem[] = [
    ...timelines.map(markCurrent),
    ...(firstOwn ? [{ ...firstOwn, startsGroup: true }, ...otherOwn] : []),
    ...createGroup('lists', t`Lists`, lists),
    ...createGroup('hashtags', t`Followed hashtags`, canReadTags ? hashtags : []),
    ...(isVisitor
      ? []
      : [
          {
            id: 'manage',
            label: t`Lists and hashtags`,
            icon: List,
            href: pathTo('lists'),
            startsGroup: true,
          },
        ]),
    ...columnItems,
  ];
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t`Timelines`}
      items={items}
      startsAtEnd={startsAtEnd}
      onClose={onClose}
    />
  );
}
