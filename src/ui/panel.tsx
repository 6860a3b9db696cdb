import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

/**
 * A sheet that content lies on. With a `label` it is a region that can be gone to.
 * On a phone it runs from edge to edge.
 */
export function Panel({
  label,
  className,
  children,
}: {
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section aria-label={label} className={classNames(styles.panel, className)}>
      {children}
    </section>
  );
}
