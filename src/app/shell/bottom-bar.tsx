import { useLingui } from '@lingui/react/macro';
import Menu from 'lucide-react/icons/menu';
import { IconButton } from '#ui/icon-button.tsx';
import type { NavEntry, PressEntry } from './nav-entry.ts';
import { NavIcon } from './nav-icon.tsx';
import styles from './bottom-bar.module.css';

/** One place in the bottom bar; the one with `isMain` is drawn in the accent, for the new post. */
export type BottomEntry = (NavEntry | PressEntry) & { readonly isMain?: boolean };

/** The bar within reach of the thumb: menu, then places. Shown up to 50rem. */
export function BottomBar({
  entries,
  onOpenMenu,
  hasMenuDot = false,
  menuLabel,
}: {
  entries: readonly BottomEntry[];
  onOpenMenu: () => void;
  /** Something in the menu is unread; say it in `menuLabel`. */
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
