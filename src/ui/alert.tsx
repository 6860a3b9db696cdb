import type { ReactNode } from 'react';
import { Notice, type NoticeLevel } from './notice.tsx';

/** A notice that is read out at once: what has just gone wrong. Nothing while there are no words. */
export function Alert({
  level = 'error',
  onDismiss,
  children,
}: {
  level?: NoticeLevel;
  onDismiss?: () => void;
  children: ReactNode;
}) {
  if (children === undefined || children === false || children === '') return null;
  return (
    <div role="alert">
      <Notice level={level} onDismiss={onDismiss}>
        {children}
      </Notice>
    </div>
  );
}
