import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/page/layout.module.css';
import styles from './security.module.css';

/** A part of a settings tab with its heading. */
export function SecuritySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(layout.start, styles.section)}>
      <h4 id={id}>{title}</h4>
      {children}
    </section>
  );
}
