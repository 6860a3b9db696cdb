import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './shell.module.css';

/**
 * Slots and options of {@link Shell}. A slot has the content of a landmark, which `Shell` renders.
 */
export interface ShellProps {
  topBar: ReactNode;
  sidebar: ReactNode;
  /** Third column, shown from 80rem. */
  third?: ReactNode;
  /** Bottom bar, shown up to 50rem. */
  bottomBar?: ReactNode;
  /** Drawers, dialogs and notices. */
  overlays?: ReactNode;
  /** Whether the columns are mirrored (preference `sidebarRight`). */
  isReversed?: boolean;
  /** Whether panel headers scroll with their panel (preference `disableStickyHeaders`). */
  hasScrollingHeaders?: boolean;
  /** Whether side columns always have scroll bars (preference `showScrollbars`). */
  hasScrollbars?: boolean;
  /** Background image. */
  background?: ReactNode;
  /** The current screen. */
  children: ReactNode;
}

/** Page layout: top bar, sidebar, main column, third column, bottom bar. */
export function Shell({
  topBar,
  sidebar,
  third,
  bottomBar,
  overlays,
  isReversed = false,
  hasScrollingHeaders = false,
  hasScrollbars = false,
  background,
  children,
}: ShellProps) {
  /*
   * On phones, the skip link leads to the bottom bar, since the navigation comes after a list that may be
   * endless.
   */
  const navigation = { id: 'navigation', tabIndex: -1 };
  const hasBottomBar = bottomBar !== undefined && bottomBar !== false;
  const hasThird = third !== undefined && third !== null && third !== false;
  return (
    <div
      className={classNames(
        styles.page,
        hasThird && styles.withThird,
        isReversed && styles.reversed,
      )}
    >
      <a href="#main" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <a href="#navigation" className={styles.skip}>
        <Trans>Skip to navigation</Trans>
      </a>
      <div className={styles.over}>{background}</div>
      <div className={styles.top}>{topBar}</div>
      <div
        className={classNames(
          styles.columns,
          hasScrollingHeaders && styles.looseHeads,
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
    </div>
  );
}
