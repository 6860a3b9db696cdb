import type { ReactNode } from 'react';
import { Notice, type NoticeLevel } from './notice.tsx';

/**
 * Message about a failure, which screen readers announce at once. Renders nothing if it has no
 * content.
 */
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
