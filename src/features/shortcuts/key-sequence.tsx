import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import textStyles from '#ui/text-styles.module.css';
import styles from './shortcuts.module.css';

/** Renders a key sequence. */
export function KeySequence({ keys, id }: { keys: string; id: string }) {
  if (keys === '')
    return (
      <span id={id} className={textStyles.small}>
        <Trans>none</Trans>
      </span>
    );
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
