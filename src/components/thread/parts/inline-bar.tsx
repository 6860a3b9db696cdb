import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import styles from '../inline-thread.module.css';
import { useStickyBelowBars } from './use-sticky-below-bars.ts';

/** Sticky buttons that collapse or open an inline conversation. */
export function InlineBar({
  bar,
  onClose,
  children,
}: {
  bar: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  useStickyBelowBars(bar);
  return (
    <div ref={bar} className={styles.bar} data-surface="panel">
      <Button variant="text" size="small" onClick={onClose}>
        <Trans>Close the conversation</Trans>
      </Button>
      {children}
    </div>
  );
}
