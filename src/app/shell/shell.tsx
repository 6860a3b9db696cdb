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
  /** The address of a picture behind everything. */
  background?: string | undefined;
  /** The screen. */
  children: ReactNode;
}

/** The frame of every page: top bar, sidebar, main column, third column, bottom bar (spec 1, Shell). */
export function Shell({
  topBar,
  sidebar,
  third,
  bottomBar,
  overlays,
  isReversed = false,
  background,
  children,
}: ShellProps) {
  const hasThird = third !== undefined && third !== null && third !== false;
  return (
    <>
      <a href="#main" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <a href="#navigation" className={styles.skip}>
        <Trans>Skip to navigation</Trans>
      </a>
      {background !== undefined && (
        <div className={styles.background}>
          <img src={background} alt="" referrerPolicy="no-referrer" decoding="async" />
        </div>
      )}
      <div className={classNames(styles.top, !hasThird && styles.narrow)}>{topBar}</div>
      <div
        className={classNames(
          styles.columns,
          hasThird && styles.withThird,
          isReversed && styles.reversed,
        )}
      >
        <div id="navigation" tabIndex={-1} className={styles.sidebar}>
          {sidebar}
        </div>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {hasThird && <aside className={styles.third}>{third}</aside>}
      </div>
      {bottomBar}
      {overlays}
    </>
  );
}
