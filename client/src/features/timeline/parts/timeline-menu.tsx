import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { usePreference } from '#session/preferences/use-preference.ts';
import { IconLink } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { pathTo } from '#lib/url/paths.ts';
import { timelinePath, timelineRows } from '#components/timeline/timeline-rows.ts';
import { type TimelineLink, useTimelineLinks } from '#components/timeline/use-timeline-links.ts';
import styles from './timeline-menu.module.css';

/** Returns the links in a timeline's header: the timelines, and a member's own pages (R-TL-001). */
function useMenuLinks(): readonly TimelineLink[] {
  const { i18n } = useLingui();
  const { tables, viewerId } = useSession();
  const username = useRow(tables.accounts, viewerId)?.username;
  const links = useTimelineLinks();
  if (viewerId === null) return links;
  const { bookmarks, dms } = timelineRows;
  const own = { id: 'bookmarks', label: i18n._(bookmarks.title), icon: bookmarks.icon };
  const direct = { id: 'direct', label: i18n._(dms.title), icon: dms.icon };
  return [
    ...links,
    { ...own, href: timelinePath('bookmarks') },
    ...(username === undefined ? [] : [{ ...direct, href: pathTo('dms', { username }) }]),
  ];
}

/**
 * Navigation between timelines: a menu, or tabs if `showPanelNavShortcuts` is set (R-TL-002) and
 * the screen is not a phone.
 */
export function TimelineMenu({ here }: { here: string | undefined }) {
  const { t } = useLingui();
  const links = useMenuLinks();
  const isPhone = useMediaQuery(mobileQuery);
  const hasTabs = usePreference('showPanelNavShortcuts') && !isPhone;
  if (links.length < 2) return null;
  if (!hasTabs) return <Menu label={t`Timelines`} icon={ChevronDown} size="small" items={links} />;
  return (
    <nav aria-label={t`Timeline tabs`} className={styles.tabs}>
      {links.map(({ id, label, icon, href }) => (
        <IconLink key={id} href={href} label={label} icon={icon} isCurrent={href === here} />
      ))}
    </nav>
  );
}
