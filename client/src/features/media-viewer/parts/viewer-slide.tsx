import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { AudioPlayer } from '#components/media/audio-player.tsx';
import { FailureNote } from '#components/media/failure-note.tsx';
import { FlashPlayer } from '#components/media/flash-player.tsx';
import { mediaKind } from '#components/media/media-kind.ts';
import { mediaUrls } from '#components/media/media-urls.ts';
import { VideoPlayer } from '#components/media/video-player.tsx';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { moveFocusOut } from '#ui/focus/return-focus.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ViewerImage } from './viewer-image.tsx';
import styles from './viewer-slide.module.css';

type Progress = 'loading' | 'ready' | 'failed';

/**
 * One attachment, in the centre or beside it. Neighbouring images are preloaded; other media load
 * only in the centre.
 */
export function ViewerSlide({
  attachment,
  offset,
  stage,
  picture,
}: {
  attachment: AttachmentRow;
  offset: number;
  /** Gets the focus when the focused element of the slide is removed. */
  stage: RefObject<HTMLElement | null>;
  /** Set to the zoomable image while the slide is in the centre. */
  picture: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useLingui();
  const [progress, setProgress] = useState<Progress>('loading');
  const slide = useRef<HTMLDivElement>(null);
  const handleReady = useCallback(() => setProgress('ready'), []);
  const handleFailure = useCallback(() => {
    moveFocusOut(slide.current, stage.current);
    setProgress('failed');
  }, [stage]);
  const handleRetry = (): void => {
    moveFocusOut(slide.current, stage.current);
    setProgress('loading');
  };
  const urls = mediaUrls(attachment);
  const kind = mediaKind(attachment);
  const isCurrent = offset === 0;
  const hasFailed = progress === 'failed';
  const isRendered = urls !== undefined && (kind === 'image' || (isCurrent && !hasFailed));
  return (
    <div
      ref={slide}
      className={styles.slide}
      style={{ translate: `${offset * 100}%` }}
      inert={!isCurrent}
      data-current={isCurrent ? '' : undefined}
    >
      {isRendered && kind === 'image' && (
        <ViewerImage
          ref={isCurrent ? picture : undefined}
          attachment={attachment}
          urls={urls}
          hasFailed={hasFailed}
          onReady={handleReady}
          onFailure={handleFailure}
        />
      )}
      {isRendered && kind === 'video' && (
        <div className={styles.film} data-media>
          <VideoPlayer
            attachment={attachment}
            urls={urls}
            isOpened
            onReady={handleReady}
            onFailure={handleFailure}
            className={styles.fill}
          />
        </div>
      )}
      {isRendered && kind === 'audio' && (
        <div className={styles.sound} data-media>
          <AudioPlayer
            attachment={attachment}
            urls={urls}
            isOpened
            onReady={handleReady}
            onFailure={handleFailure}
          />
        </div>
      )}
      {isRendered && kind === 'flash' && (
        <div className={styles.flash} data-media>
          <FlashPlayer attachment={attachment} urls={urls} onReady={handleReady} />
        </div>
      )}
      {isCurrent && progress === 'loading' && (
        <div className={styles.loading}>
          <Spinner label={t`Loading`} />
        </div>
      )}
      {isCurrent && hasFailed && urls && (
        <div className={styles.failed} data-media>
          <FailureNote urls={urls} onRetry={handleRetry} />
        </div>
      )}
    </div>
  );
}
