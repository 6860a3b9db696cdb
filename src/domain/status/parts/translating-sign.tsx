import { Trans } from '@lingui/react/macro';
import { Spinner } from '#ui/spinner.tsx';
import styles from './translating-sign.module.css';

/** Stands under a status while its translation is on its way. */
export function TranslatingSign() {
  return (
    <output className={styles.sign}>
      <Spinner />
      <Trans>Translating</Trans>
    </output>
  );
}
