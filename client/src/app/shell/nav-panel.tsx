import { useLingui } from '@lingui/react/macro';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/pictures/badge.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { scrollToTop, type ActionEntry, type NavEntry } from './nav-entry.ts';
import styles from './nav-panel.module.css';

function EntryContent({ entry }: { entry: NavEntry | ActionEntry }) {
  return (
    <>
      <Icon of={entry.icon} />
      <span className={styles.label}>{entry.label}</span>
      {entry.badge !== undefined && <Badge count={entry.badge} label={entry.badgeLabel ?? ''} />}
    </>
  );
}

/** Navigation entries one below another, in the sidebar and the drawer. A line separates groups. */
export function NavPanel({
  groups,
  onNavigate,
}: {
  groups: readonly (readonly (NavEntry | ActionEntry)[])[];
  /** Called when an entry is chosen, such as to close the drawer. */
  onNavigate?: () => void;
}) {
  const { t } = useLingui();
  const handleClick = (entry: NavEntry) => {
    if (entry.isActive) scrollToTop();
    onNavigate?.();
  };
  return (
    <nav aria-label={t`Main navigation`} className={styles.groups}>
      {groups.map((entries) => (
        <ul key={entries[0]?.id}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {'onPress' in entry ? (
                <button
                  type="button"
                  aria-haspopup={entry.opensDialog ? 'dialog' : undefined}
                  onClick={entry.onPress}
                  className={styles.link}
                >
                  <EntryContent entry={entry} />
                </button>
              ) : (
                <AppLink
                  href={entry.href}
                  title={entry.description}
                  {...(entry.isExternal && { target: '_blank', rel: 'noreferrer' })}
                  aria-current={entry.isActive ? 'page' : undefined}
                  onClick={() => handleClick(entry)}
                  className={styles.link}
                >
                  <EntryContent entry={entry} />
                </AppLink>
              )}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
