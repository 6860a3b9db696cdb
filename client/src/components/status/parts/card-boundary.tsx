import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import textStyles from '#ui/text-styles.module.css';

const broken = (
  <article className={textStyles.dim}>
    <Trans>This post could not be shown.</Trans>
  </article>
);

/** Error boundary of one status, so that a render error does not break other cards. */
export function CardBoundary({ children }: { children: ReactNode }) {
  return <ItemBoundary fallback={broken}>{children}</ItemBoundary>;
}
