import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { NavIcon, scrollToTop } from './nav-icon.tsx';
import type { NavEntry } from './nav-entry.ts';
import styles from './top-bar.module.css';

/** Name and logo at the start of the top bar. */
export interface Brand {
  readonly name: string;
  readonly href: string;
  readonly logo: string;
  readonly isNameHidden?: boolean;
  readonly isLogoHidden?: boolean;
}

/**
 * Top bar: brand, shortcuts, then the `end` slot. On mobile the bottom bar and the drawer show the
 * shortcuts. A click on an empty part scrolls to the top.
 */
export function TopBar({
  brand,
  entries = [],
  end,
  hasWideGaps = false,
}: {
  brand: Brand;
  /** Timeline shortcuts after the brand. */
  entries?: readonly NavEntry[];
  /** Search, more links and buttons. */
  end?: ReactNode;
  hasWideGaps?: boolean;
}) {
  const { t } = useLingui();
  const { name, logo, isNameHidden = false, isLogoHidden = false } = brand;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- shortcut for touch; the keyboard has Home
    <header
      className={styles.bar}
      data-surface="topBar"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || target === currentTarget.firstChild) scrollToTop();
      }}
    >
      <div className={classNames(styles.inner, hasWideGaps && styles.wideGaps)}>
        {!(isNameHidden && isLogoHidden) && (
          <AppLink
            href={brand.href}
            className={styles.brand}
            aria-label={isNameHidden ? name : undefined}
          >
            {!isLogoHidden && (
              <img src={logo} alt="" width={26} height={26} className={styles.logo} />
            )}
            {!isNameHidden && <span className={styles.name}>{name}</span>}
          </AppLink>
        )}
        {entries.length > 0 && (
          <nav aria-label={t`Timelines`} className={styles.entries}>
            {entries.map((entry) => (
              <NavIcon key={entry.id} entry={entry} />
            ))}
          </nav>
        )}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
