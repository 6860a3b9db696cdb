import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './viewer-caption.module.css';

/** Description of an attachment. Scrollable by keyboard if it overflows. */
export function ViewerCaption({ text }: { text: string }) {
  const { t } = useLingui();
  const caption = useRef<HTMLParagraphElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = caption;
    if (!current) return undefined;
    const measure = (): void => setScrolls(current.scrollHeight > current.clientHeight);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  const asRegion = scrolls && { role: 'region', 'aria-label': t`Description` };
  return (
    <p
      ref={caption}
      {...asRegion}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys could not scroll it otherwise
      tabIndex={scrolls ? 0 : -1}
      className={styles.caption}
      dir="auto"
    >
      {text}
    </p>
  );
}
