import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { NavIcon } from './nav-icon.tsx';
import type { NavEntry } from './nav-entry.ts';
import styles from './top-bar.module.css';

/** What stands at the start of the top bar. */
export interface Brand {
  readonly name: string;
  readonly href: string;
  readonly logo: string;
  readonly isNameHidden?: boolean;
}

/**
 * The bar on top (spec 1, Shell): brand, shortcuts, search, then more places and tools. On a phone
 * only the brand and the tools remain: the rest is in the bottom bar and the drawer.
 */
export function TopBar({
  brand,
  entries = [],
  search,
  moreEntries = [],
  tools,
  hasWideGaps = false,
}: {
  brand: Brand;
  /** Shortcuts after the brand: the timelines. */
  entries?: readonly NavEntry[];
  search?: ReactNode;
  /** Shortcuts at the end. */
  moreEntries?: readonly NavEntry[];
  /** Buttons at the very end; these stay on a phone. */
  tools?: ReactNode;
  hasWideGaps?: boolean;
}) {
  const { t } = useLingui();
  return (
    <header className={styles.bar} data-surface="topBar">
      <div className={classNames(styles.inner, hasWideGaps && styles.wideGaps)}>
        <AppLink
          href={brand.href}
          className={styles.brand}
          aria-label={brand.isNameHidden ? brand.name : undefined}
        >
          <img src={brand.logo} alt="" width={26} height={26} className={styles.logo} />
          {!brand.isNameHidden && <span className={styles.name}>{brand.name}</span>}
        </AppLink>
        {entries.length > 0 && (
          <nav aria-label={t`Timelines`} className={styles.entries}>
            {entries.map((entry) => (
              <NavIcon key={entry.id} entry={entry} />
            ))}
          </nav>
        )}
        <div className={styles.end}>
          {search !== undefined && <div className={styles.search}>{search}</div>}
          {moreEntries.length > 0 && (
            <nav aria-label={t`Shortcuts`} className={styles.entries}>
              {moreEntries.map((entry) => (
                <NavIcon key={entry.id} entry={entry} />
              ))}
            </nav>
          )}
          {tools}
        </div>
      </div>
    </header>
  );
}
