import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useTimelineLinks } from '#components/timeline/use-timeline-links.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { PanelHead } from '#ui/page/panel.tsx';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { useMenuButton } from '#ui/menus/use-menu-button.ts';
import styles from './timeline-head.module.css';

const TimelineMenu = lazyPart('TimelineMenu', () => import('./timeline-menu.tsx'));

const TimelineTabs = lazyPart('TimelineTabs', () => import('./timeline-tabs.tsx'));

function preload(): void {
  void TimelineMenu.preload();
}

/**
 * Header of a timeline. A click on its title opens the menu of the timelines (R-TL-001). With the
 * preference `showPanelNavShortcuts` there are tabs instead (R-TL-002), but not on phones. The code of
 * menu and tabs is loaded separately.
 */
export function TimelineHead({
  title,
  beside,
  actions,
}: {
  title: string;
  beside?: ReactNode;
  actions?: ReactNode;
}) {
  const { viewerId } = useSession();
  const isPhone = useMediaQuery(mobileQuery);
  const hasTabs = usePreference('showPanelNavShortcuts') && !isPhone;
  const isAlone = useTimelineLinks().length < 2 && viewerId === null;
  const { open, close, buttonProps } = useMenuButton();
  return (
    <PanelHead
      level={1}
      title={
        hasTabs || isAlone ? (
          title
        ) : (
          <button
            type="button"
            title={title}
            {...buttonProps}
            onPointerEnter={preload}
            onFocus={preload}
            className={styles.title}
          >
            <span className={styles.text}>{title}</span>
            <Icon of={ChevronDown} className={styles.arrow} />
          </button>
        )
      }
      beside={
        <>
          {hasTabs && !isAlone && (
            <LazyBoundary>
              <TimelineTabs />
            </LazyBoundary>
          )}
          {open && (
            <LazyBoundary>
              <TimelineMenu {...open} onClose={close} />
            </LazyBoundary>
          )}
          {beside}
        </>
      }
      actions={actions}
    />
  );
}
