import { useLingui } from '@lingui/react/macro';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import type { NavEntry } from './nav-entry.ts';
import { scrollToTop } from './scroll-to-top.ts';
import styles from './nav-panel.module.css';

/** The places of the client, one under the other: in the sidebar and in the drawer. */
export function NavPanel({
  entries,
  onNavigate,
}: {
  entries: readonly NavEntry[];
  /** Called when a place has been chosen, as to close the drawer. */
  onNavigate?: () => void;
}) {
  const { t } = useLingui();
  const handleClick = (entry: NavEntry) => {
    if (entry.isActive) scrollToTop();
    onNavigate?.();
  };
  return (
    <nav aria-label={t`Main navigation`}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <AppLink
              href={entry.href}
              aria-current={entry.isActive ? 'page' : undefined}
              onClick={() => handleClick(entry)}
              className={styles.link}
            >
              <Icon of={entry.icon} />
              <span className={styles.label}>{entry.label}</span>
              {entry.badge !== undefined && (
                <Badge count={entry.badge} label={entry.badgeLabel ?? ''} />
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
