import { type ReactNode, useId } from 'react';
import styles from './security.module.css';

/** A part of a settings tab with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h4 id={id}>{title}</h4>
      {children}
    </section>
  );
}
