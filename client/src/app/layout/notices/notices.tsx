import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useWindow } from '#session/windows/open-windows.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { NoticeList } from '#ui/notes/notice-list.tsx';
import styles from '#app/shell/notice-region.module.css';
import { NoticeText, SignInAgain } from '../windows/lazy-components.ts';
import { useIsVisitorOfPrivateInstance } from '../navigation/use-nav-entries.ts';

/**
 * Milliseconds until the components that report failures are preloaded: when they are needed, the
 * network is usually down.
 */
const fetchDelay = 2_000;

/** Renders the global notices. */
export function Notices() {
  const { notices, viewerId, log } = useSession();
  const isShutOut = useIsVisitorOfPrivateInstance();
  const isLost = useStore(useCurrentSession().lost, (state) => state.isLost);
  const hasSettings = useWindow('settings')?.isMinimized === false;
  const raised = useStore(notices.store);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../windows/preload-error-components.ts').then(
        ({ preloadErrorComponents }) => preloadErrorComponents(viewerId !== null),
        (error: unknown) => log('error components failed to load', { error }),
      );
    }, fetchDelay);
    return () => clearTimeout(timer);
  }, [viewerId, log]);
  /*
   * A private instance refuses visitors and shows the sign-in form instead; that is not an
   * error.
   */
  /* While the session is lost, the sign-in dialog replaces its error notices. */
  /* The settings say in their footer that they are saved. */
  const shown = raised.filter(
    ({ level, messageKey }) =>
      !(isShutOut && messageKey === 'timeline.error') &&
      !(isLost && level === 'error') &&
      !(hasSettings && /^settings_profile\.synchroniz(?:ing|ed)$/.test(messageKey)),
  );
  return (
    <>
      {isLost && (
        <LazyBoundary>
          <SignInAgain />
        </LazyBoundary>
      )}
      {/* At the bottom of the page, above the bar on mobile. */}
      <div className={styles.region}>
        <NoticeList
          notices={shown.map((notice) => ({
            id: notice.id,
            level: notice.level,
            isQuiet: notice.isQuiet ?? false,
            text: (
              <LazyBoundary>
                <NoticeText notice={notice} />
              </LazyBoundary>
            ),
          }))}
          onDismiss={(id) => notices.dismiss(Number(id))}
        />
      </div>
    </>
  );
}
