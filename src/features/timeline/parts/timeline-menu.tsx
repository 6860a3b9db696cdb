import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMenuLinks } from '#components/timeline/use-menu-links.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { IconLink } from '#ui/icon-link.tsx';
import { Menu } from '#ui/menu.tsx';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import styles from './timeline-menu.module.css';

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
