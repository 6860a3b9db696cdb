import { useLingui } from '@lingui/react/macro';
import PenLine from 'lucide-react/icons/pen-line';
import { useEffect, useState } from 'react';
import { openComposerDialog, useComposerStore } from '#domain/composer/open-composer.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './floating-button.module.css';

/** Pixels of scrolling that count as meant. */
const meant = 8;

/** Whether the page was last scrolled down. */
function useScrollsDown(isHeeded: boolean): boolean {
  const [goesDown, setGoesDown] = useState(false);
  useEffect(() => {
    if (!isHeeded) return undefined;
    let last = window.scrollY;
    const gone = new AbortController();
    const look = (): void => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < meant) return;
      last = window.scrollY;
      setGoesDown(moved > 0);
    };
    window.addEventListener('scroll', look, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [isHeeded]);
  return isHeeded && goesDown;
}

/** Opens the form for a new post, from anywhere on the page; by preference it makes way on scrolling down. */
export function FloatingButton() {
  const { t } = useLingui();
  const store = useComposerStore();
  const isHidden = useScrollsDown(usePreference('autohideFloatingPostButton'));
  return (
    <button
      type="button"
      className={styles.button}
      title={t`New post`}
      aria-label={t`New post`}
      hidden={isHidden}
      onClick={() => openComposerDialog(store, { kind: 'new' })}
    >
      <Icon of={PenLine} />
    </button>
  );
}
