import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '#session/session-context.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import textStyles from '#ui/text-styles.module.css';

const broken = (): ReactNode => (
  <article className={textStyles.dim}>
    <Trans>This post could not be shown.</Trans>
  </article>
);

/** Around one status, so that one that cannot be drawn takes no other with it. */
export function CardBoundary({ children }: { children: ReactNode }) {
  const { log } = useSession();
  return (
    <ErrorBoundary
      onError={(error) => log('a status could not be drawn', { error })}
      fallback={broken}
    >
      {children}
    </ErrorBoundary>
  );
}
