import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '#session/session-context.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import textStyles from '#ui/text-styles.module.css';

const brokenItem = (
  <li className={textStyles.dim}>
    <Trans>This entry could not be shown.</Trans>
  </li>
);

/** Around one item of a list, so that one that cannot be rendered takes no other with it. */
export function ItemBoundary({
  fallback = brokenItem,
  children,
}: {
  /** Shown in its place; a list item by default. */
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
