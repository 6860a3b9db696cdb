import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import styles from '../inline-thread.module.css';
import { useUnderBars } from './use-under-bars.ts';

/** The ways out of a conversation inside a timeline: within reach however far down one reads. */
export function InlineBar({
  bar,
  onClose,
  children,
}: {
  bar: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  useUnderBars(bar);
  return (
    <div ref={bar} className={styles.bar} data-surface="panel">
      <Button variant="text" size="small" onClick={onClose}>
        <Trans>Close the conversation</Trans>
      </Button>
      {children}
    </div>
  );
}
