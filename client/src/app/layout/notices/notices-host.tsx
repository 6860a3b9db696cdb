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
 * Milliseconds until the components that report failures are preloaded. They cannot wait for the
 * first failure, since the network is usually down then.
 */
const fetchDelay = 2_000;

/** Renders the global notices. */
export function NoticesHost() {
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
  /* Omits three kinds of notices. Timeline errors of visitors of a private instance: the
     instance refuses their requests, and the sign-in form is shown instead. Errors after the
     server has ended the session: the sign-in dialog is shown instead. Notices on the
     synchronisation of settings while the settings are open: their footer shows them. */
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
      {/* At the lower edge of the window, above the bottom bar of phones. */}
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
