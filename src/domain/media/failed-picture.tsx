import { Trans } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useEffectEvent } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { MediaUrls } from './media-urls.ts';
import styles from './failed-picture.module.css';

/**
 * In the place of a picture that did not come: what it would show, and that it did not come. As soon
 * as it has come elsewhere, as in the viewer, it is worth another try.
 */
export function FailedPicture({
  description,
  urls: { full, preview },
  onCame,
}: {
  description: string;
  urls: MediaUrls;
  onCame: () => void;
}) {
  const handleCame = useEffectEvent(onCame);
  useEffect(() => {
    const handleLoad = ({ target }: Event): void => {
      if (!(target instanceof HTMLImageElement)) return;
      if (target.src === full || target.src === preview) handleCame();
    };
    /* Loads do not bubble. */
    document.addEventListener('load', handleLoad, { capture: true });
    return () => document.removeEventListener('load', handleLoad, { capture: true });
  }, [full, preview]);
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
