import { Fragment } from 'react';
import styles from './shortcuts.module.css';

/** The keys of a shortcut: `g h` is one after the other. */
export function KeySequence({ keys, id }: { keys: string; id?: string }) {
  return (
    <span id={id} className={styles.keys}>
      {keys.split(' ').map((key, index) => (
        <Fragment key={`${index} ${key}`}>
          {index > 0 && ' '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
