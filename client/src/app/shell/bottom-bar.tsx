import { useLingui } from '@lingui/react/macro';
import Menu from 'lucide-react/icons/menu';
import { IconButton } from '#ui/icon-button.tsx';
import type { NavEntry, ActionEntry } from './nav-entry.ts';
import { NavIcon } from './nav-icon.tsx';
import styles from './bottom-bar.module.css';

/** Entry of the bottom bar. `isMain` renders it in the accent colour, for the new post. */
export type BottomBarEntry = (NavEntry | ActionEntry) & { readonly isMain?: boolean };

/** Mobile bottom bar: menu, then entries. Shown up to 50rem. */
export function BottomBar({
  entries,
  onOpenMenu,
  hasMenuDot = false,
  menuLabel,
}: {
  entries: readonly BottomBarEntry[];
  onOpenMenu: () => void;
  /** Marks unread content in the menu; `menuLabel` must say so. */
  hasMenuDot?: boolean;
  menuLabel?: string;
}) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Shortcuts`} className={styles.bar} data-surface="topBar">
      <IconButton
        icon={Menu}
        label={menuLabel ?? t`Menu`}
        hasDot={hasMenuDot}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
        className={styles.item}
      />
      {entries.map((entry) => (
        <NavIcon
          key={entry.id}
          entry={entry}
          className={entry.isMain ? `${styles.item} ${styles.main}` : styles.item}
        />
      ))}
    </nav>
  );
}
