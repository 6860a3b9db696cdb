import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { AudioPlayer } from '#domain/media/audio-player.tsx';
import { FlashPlayer } from '#domain/media/flash-player.tsx';
import { mediaKind } from '#domain/media/media-kind.ts';
import { mediaUrls } from '#domain/media/media-urls.ts';
import { VideoPlayer } from '#domain/media/video-player.tsx';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ViewerImage } from './viewer-image.tsx';
import styles from './viewer-slide.module.css';

type Progress = 'loading' | 'ready' | 'failed';

/**
 * One item on the track, in the window's middle or beside it. Beside it images are loaded ahead;
 * everything else waits until it is looked at.
 */
export function ViewerSlide({ attachment, offset }: { attachment: AttachmentRow; offset: number }) {
  const { t } = useLingui();
  const [progress, setProgress] = useState<Progress>('loading');
  const handleReady = useCallback(() => setProgress('ready'), []);
  const handleFailure = useCallback(() => setProgress('failed'), []);
  const urls = mediaUrls(attachment);
  const kind = mediaKind(attachment);
  const isCurrent = offset === 0;
  const isDrawn = urls !== undefined && (isCurrent || kind === 'image');
  return (
    <div
      className={styles.slide}
      style={{ translate: `${offset * 100}%` }}
      inert={!isCurrent}
      data-current={isCurrent ? '' : undefined}
    >
      {isDrawn && kind === 'image' && (
        <ViewerImage
          attachment={attachment}
          urls={urls}
          onReady={handleReady}
          onFailure={handleFailure}
        />
      )}
      {isDrawn && kind === 'video' && (
        <div className={styles.film} data-media>
          <VideoPlayer
            attachment={attachment}
            urls={urls}
            isOpened
            onReady={handleReady}
            className={styles.fill}
          />
        </div>
      )}
      {isDrawn && kind === 'audio' && (
        <div className={styles.sound} data-media data-own-presses>
          <AudioPlayer attachment={attachment} urls={urls} isOpened onReady={handleReady} />
        </div>
      )}
      {isDrawn && kind === 'flash' && (
        <div className={styles.flash} data-media data-own-presses>
          <FlashPlayer attachment={attachment} urls={urls} onReady={handleReady} />
        </div>
      )}
      {isCurrent && progress === 'loading' && (
        <div className={styles.loading}>
          <Spinner label={t`Loading`} />
        </div>
      )}
      {progress === 'failed' && (
        <p className={styles.failed} data-media role="alert">
          <Trans>This file could not be loaded.</Trans>
        </p>
      )}
    </div>
  );
}
