import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import Bell from 'lucide-react/icons/bell';
import Hash from 'lucide-react/icons/hash';
import List from 'lucide-react/icons/list';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import { useStore } from 'zustand';
import { openColumn } from '#components/columns/column-actions.ts';
import { canAddColumn, maxColumns } from '#session/columns/column-rules.ts';
import { columnStore } from '#session/columns/columns.ts';
import { followedTagsArguments, followedTagsQuery } from '#session/feeds/followed-tags-query.ts';
import { useCanReadFeed } from '#session/feeds/use-can-read-feed.ts';
import { listsQuery } from '#session/lists/list-queries.ts';
import { timelinePath, timelineDescriptors } from '#components/timeline/timeline-descriptors.ts';
import { type TimelineLink, useTimelineLinks } from '#components/timeline/use-timeline-links.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Menu } from '#ui/menus/menu.tsx';
import type { MenuItem } from '#ui/menus/menu-item.ts';

/**
 * Milliseconds for which the menu uses the loaded lists and hashtags without requesting them again.
 */
const freshMs = 60_000;

/** Returns the timelines and screens of the viewer that a column can show, in groups. */
function useColumnPlaces(): readonly (readonly TimelineLink[])[] {
  const { i18n, t } = useLingui();
  const { tables, viewerId } = useSession();
  const username = useRow(tables.accounts, viewerId)?.username ?? '';
  const timelines = useTimelineLinks();
  const { value: listIds = [] } = useCall(listsQuery, {}, { staleTime: freshMs });
  const { value: tags = [] } = useCall(followedTagsQuery, followedTagsArguments, {
    staleTime: freshMs,
  });
  const canReadTags = useCanReadFeed('hashtag_feeds');
  const { bookmarks } = timelineDescriptors;
  return [
    timelines,
    [
      {
        id: 'notifications',
        label: t`Notifications`,
        icon: Bell,
        href: pathTo('notifications', { username }),
      },
      { id: 'direct', label: t`Direct messages`, icon: Mail, href: pathTo('dms', { username }) },
      {
        id: 'bookmarks',
        label: i18n._(bookmarks.title),
        icon: bookmarks.icon,
        href: timelinePath('bookmarks'),
      },
    ],
    listIds.map((id) => ({
      id: `list ${id}`,
      label: tables.lists.get(id)?.title ?? id,
      icon: List,
      href: pathTo('list-timeline', { id }),
    })),
    (canReadTags ? tags : []).map((tag) => ({
      id: `tag ${tag}`,
      label: tag,
      icon: Hash,
      href: pathTo('tag-timeline', { tag }),
    })),
  ];
}

/** Button after the last column, with a menu of the columns that can be added. */
export function AddColumnMenu({ hidden }: { hidden: readonly string[] }) {
  const { t } = useLingui();
  const session = useSession();
  const columns = useStore(session.part(columnStore));
  const places = useColumnPlaces();
  const count = hidden.length;
  const notes: readonly (string | false)[] = [
    columns.length >= maxColumns && t`Close one of your four columns to add another`,
    count > 0 &&
      t`${plural(count, { one: '# column needs a wider window', other: '# columns need a wider window' })}`,
  ];
  const items: readonly MenuItem[] = places.flatMap((group, groupIndex) =>
    group.map(({ href, ...place }, index): MenuItem => ({
      ...place,
      isChecked: columns.includes(href) && !hidden.includes(href),
      startsGroup: groupIndex > 0 && index === 0,
      isDisabled: !canAddColumn(columns, href),
      onSelect: () => openColumn(session, href),
    })),
  );
  return (
    <Menu
      label={t`Add column`}
      icon={Plus}
      size="small"
      items={[
        ...items,
        ...notes
          .filter((note) => note !== false)
          .map((note) => ({ id: note, label: note, startsGroup: true, isDisabled: true })),
      ]}
    />
  );
}
