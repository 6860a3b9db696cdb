import type { ReactNode } from 'react';
import styles from './panel.module.css';

/**
 * Surface for content. With a `label` it is a region landmark. On mobile it spans the full width.
 */
export function Panel({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.panel}>
      {children}
    </section>
  );
}
