import { useLingui } from '@lingui/react/macro';
import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { NavEntry, ActionEntry } from './nav-entry.ts';
import { NavIcon } from './nav-icon.tsx';
import styles from './bottom-bar.module.css';
import { useIsTextFieldFocused } from './use-is-text-field-focused.ts';

/** Entry of the bottom bar. `isMain` renders it in the accent colour, for the new post. */
export type BottomBarEntry = (NavEntry | ActionEntry) & { readonly isMain?: boolean };

/**
 * Bottom bar of windows up to 50rem: the menu, then entries or `children`. It is hidden while a text
 * field has the focus, since the on-screen keyboard leaves little space.
 */
export function BottomBar({
  entries = [],
  children,
  onOpenMenu,
  hasMenuDot = false,
  menuLabel,
}: {
  entries?: readonly BottomBarEntry[];
  children?: ReactNode;
  onOpenMenu: () => void;
  /** Whether the menu has a dot for unread content; `menuLabel` must then say so. */
  hasMenuDot?: boolean;
  menuLabel?: string;
}) {
  const { t } = useLingui();
  const isTextFieldFocused = useIsTextFieldFocused();
  return (
    <nav
      aria-label={t`Quick navigation`}
      hidden={isTextFieldFocused}
      className={styles.bar}
      data-surface="topBar"
    >
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
      {children}
    </nav>
  );
}
