import type { ReactNode } from 'react';
import { Notice, type NoticeLevel } from './notice.tsx';

/** Notice that screen readers announce at once, for a failure. Renders nothing without content. */
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
