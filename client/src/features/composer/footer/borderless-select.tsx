import type { ComponentPropsWithRef } from 'react';
import styles from './borderless-select.module.css';

/**
 * Select without a border, as wide as the text of the selected option (`shownText`), so that the
 * buttons beside it fit on one line on phones.
 */
export function BorderlessSelect({
  shownText,
  ...rest
}: { shownText: string } & Omit<ComponentPropsWithRef<'select'>, 'className'>) {
  return (
    <span className={styles.box} data-text={shownText}>
      <select {...rest} className={styles.select} />
    </span>
  );
}
