import type { ReactNode } from 'react';
import styles from './panel.module.css';

/**
 * A sheet that content lies on. With a `label` it is a region that can be gone to.
 * On a phone it runs from edge to edge.
 */
export function Panel({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.panel}>
      {children}
    </section>
  );
}
