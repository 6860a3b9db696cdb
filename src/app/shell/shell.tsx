import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './shell.module.css';

/** What {@link Shell} lays out. Each slot brings its own landmark's content, not the landmark. */
export interface ShellProps {
  topBar: ReactNode;
  sidebar: ReactNode;
  /** The third column, shown from 80rem on. */
  third?: ReactNode;
  /** The bar within reach of the thumb, shown up to 50rem. */
  bottomBar?: ReactNode;
  /** Drawers, dialogs and notices: what is laid over the page. */
  overlays?: ReactNode;
  /** Mirrors the columns (the preference `sidebarRight`). */
  isReversed?: boolean;
  /** Heads of panels scroll away with what is under them (the preference `disableStickyHeaders`). */
  hasLooseHeads?: boolean;
  /** The columns beside show their scrollbars always (the preference `showScrollbars`). */
  hasScrollbars?: boolean;
  /** What lies behind everything. */
  background?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** What every page is laid out in: top bar, sidebar, main column, third column, bottom bar. */
export function Shell({
  topBar,
  sidebar,
  third,
  bottomBar,
  overlays,
  isReversed = false,
  hasLooseHeads = false,
  hasScrollbars = false,
  background,
  children,
}: ShellProps) {
  /* On a phone the navigation is at the bottom, after a list that may have no end: the skip link leads there. */
  const navigation = { id: 'navigation', tabIndex: -1 };
  const hasBottomBar = bottomBar !== undefined && bottomBar !== false;
  const hasThird = third !== undefined && third !== null && third !== false;
  return (
    <>
      <a href="#main" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <a href="#navigation" className={styles.skip}>
        <Trans>Skip to navigation</Trans>
      </a>
      <div className={styles.over}>{background}</div>
      <div className={classNames(styles.top, !hasThird && styles.narrow)}>{topBar}</div>
      <div
        className={classNames(
          styles.columns,
          hasThird && styles.withThird,
          isReversed && styles.reversed,
          hasLooseHeads && styles.looseHeads,
          hasScrollbars && styles.scrollbars,
        )}
      >
        <div {...(!hasBottomBar && navigation)} className={styles.sidebar}>
          {sidebar}
        </div>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {hasThird && <aside className={styles.third}>{third}</aside>}
      </div>
      {hasBottomBar && (
        <div {...navigation} className={styles.bottom}>
          {bottomBar}
        </div>
      )}
      <div className={styles.over}>{overlays}</div>
    </>
  );
}
