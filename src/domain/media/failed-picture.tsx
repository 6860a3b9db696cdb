import { Trans } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import { Icon } from '#ui/icon.tsx';
import styles from './failed-picture.module.css';

/** In the place of a picture that did not come: what it would show, and that it did not come. */
export function FailedPicture({ description }: { description: string }) {
  return (
    <span className={styles.place}>
      <span className={styles.sheet}>
        <span className={styles.sign}>
          <Icon of={ImageOff} />
        </span>
        <span className={styles.description} dir="auto">
          {description}
        </span>
        <small className={styles.words}>
          <Trans>This file could not be loaded.</Trans>
        </small>
      </span>
    </span>
  );
}
