import { useLingui } from '@lingui/react/macro';
import { useDestination } from '#components/router/router-context.tsx';
import { IconLink } from '#ui/buttons/icon-link.tsx';
import styles from './timeline-head.module.css';
import { useTimelineMenuLinks } from './use-timeline-menu-links.ts';

/** Links to the timelines as a row of icons (R-TL-002). */
export function TimelineTabs() {
  const { t } = useLingui();
  const { pathname } = useDestination();
  const { timelines, own } = useTimelineMenuLinks();
  return (
    <nav aria-label={t`Timeline tabs`} className={styles.tabs}>
      {[...timelines, ...own].map(({ id, label, icon, href }) => (
        <IconLink key={id} href={href} label={label} icon={icon} isCurrent={href === pathname} />
      ))}
    </nav>
  );
}
