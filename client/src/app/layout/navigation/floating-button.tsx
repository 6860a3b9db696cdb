import { useLingui } from '@lingui/react/macro';
import PenLine from 'lucide-react/icons/pen-line';
import { useEffect, useState } from 'react';
import { openWindow } from '#session/windows/open-windows.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import styles from './floating-button.module.css';

/** Minimum scroll distance in CSS pixels; smaller movements are ignored. */
const scrollThreshold = 8;

/** Returns whether the last scroll went down. Listens only while `isEnabled`. */
function useIsScrollingDown(isEnabled: boolean): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let last = window.scrollY;
    const controller = new AbortController();
    const handleScroll = (): void => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < scrollThreshold) return;
      last = window.scrollY;
      setIsDown(moved > 0);
    };
    window.addEventListener('scroll', handleScroll, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [isEnabled]);
  return isEnabled && isDown;
}

/**
 * Floating button that opens the composer. The preference `autohideFloatingPostButton` hides it
 * while the page scrolls down.
 */
export function FloatingButton() {
  const { t } = useLingui();
  const session = useSession();
  const isHidden = useIsScrollingDown(usePreference('autohideFloatingPostButton'));
  return (
    <button
      type="button"
      className={styles.button}
      title={t`New post`}
      hidden={isHidden}
      onClick={() => openWindow(session, 'composer', { kind: 'new' })}
    >
      <Icon of={PenLine} />
    </button>
  );
}
