import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '#session/session-context.ts';
import { ErrorBoundary } from '#ui/notes/error-boundary.tsx';
import textStyles from '#ui/text-styles.module.css';

const brokenItem = (
  <li className={textStyles.dim}>
    <Trans>This item can’t be shown.</Trans>
  </li>
);

/** Error boundary of one list item, so that a render error does not break the others. */
export function ItemBoundary({
  fallback = brokenItem,
  children,
}: {
  /** Replaces the item; a list item by default. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const { log } = useSession();
  return (
    <ErrorBoundary
      onError={(error) => log('an item could not be rendered', { error })}
      fallback={() => fallback}
    >
      {children}
    </ErrorBoundary>
  );
}
