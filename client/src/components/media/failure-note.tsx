import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import type { MediaUrls } from '#store/media/media-urls.ts';
import styles from './failure-note.module.css';

/** Replaces media that failed to load, with a retry and a link to the file. */
export function FailureNote({
  urls,
  isQuiet = false,
  onRetry,
}: {
  urls: MediaUrls;
  /**
   * Whether the failure is announced as a status, not as an alert. Players in timelines may fail without
   * having been used.
   */
  isQuiet?: boolean;
  onRetry: () => void;
}) {
  return (
    <div className={styles.place}>
      <div className={styles.note}>
        <p role={isQuiet ? 'status' : 'alert'}>
          <Trans>Couldn’t load this file.</Trans>
        </p>
        <p className={styles.choices}>
          <Button icon={RotateCw} size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <a href={urls.full} target="_blank" rel="noopener noreferrer" className={styles.link}>
            <Icon of={ExternalLink} /> <Trans>Open file</Trans>
          </a>
        </p>
      </div>
    </div>
  );
}
