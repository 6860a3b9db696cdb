import { useLingui } from '@lingui/react/macro';
import {
  type RefObject,
  useCallback,
  useRef,
  useState,
  type Ref,
  type SyntheticEvent,
  use,
} from 'react';
import { AudioPlayer } from '#components/media/players/audio-player.tsx';
import { FailureNote } from '#components/media/failure-note.tsx';
import { FlashPlayer } from '#components/media/players/flash-player.tsx';
import { mediaKind } from '#store/media/media-kind.ts';
import { mediaUrls, type MediaUrls } from '#store/media/media-urls.ts';
import { VideoPlayer } from '#components/media/players/video-player.tsx';
import type { AttachmentRow, AttachmentSize } from '#store/rows/attachment-row.ts';
import { moveFocusOut } from '#ui/focus/return-focus.ts';
import { Spinner } from '#ui/notes/spinner.tsx';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { notifyMediaLoaded } from '#components/media/use-media-loaded-elsewhere.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { drawFirstFrame, mayBeAnimated, StillImagesContext } from '#ui/pictures/still-image.tsx';
import { useImageAnimation } from '#components/media/pictures/use-image-animation.ts';
import styles from './lightbox-slide.module.css';

/**
 * Returns whether an image can be paused, which is the case if animations are off and the image is, or
 * may be, animated. Also returns whether it is paused now, and a toggle.
 */
function useAnimationPause(src: string) {
  const mayPause = use(StillImagesContext) && mayBeAnimated(src);
  const movement = useImageAnimation(src, mayPause);
  const [isPlaying, setIsPlaying] = useState(false);
  const isPausable = mayPause && movement !== 'none';
  const toggle = (): void => setIsPlaying((was) => !was);
  return { isPausable, isStill: isPausable && !isPlaying, toggle };
}

/**
 * Returns styles that fit the image into its container without enlarging it, except for tiny
 * images.
 */
function frameStyle({ width, height }: AttachmentSize) {
  const ratio = width / height;
  return {
    aspectRatio: ratio,
    inlineSize: `min(100cqi, ${100 * ratio}cqb, max(${width}px, 20rem))`,
  };
}

/** Returns a size as large as possible, with the ratio of the preview or 4:3. */
function fallbackSize({ width, height }: AttachmentSize = { width: 4, height: 3 }): AttachmentSize {
  return { width: 4_000, height: (4_000 * height) / width };
}

function naturalSize({ naturalWidth, naturalHeight }: HTMLImageElement) {
  const isKnown = naturalWidth > 0 && naturalHeight > 0;
  return isKnown ? { width: naturalWidth, height: naturalHeight } : undefined;
}

/**
 * A zoomable image. The preview is shown until the image has loaded. If the server sends no size
 * (Akkoma without `meta`), the loaded image determines the ratio, which then changes once. If
 * animations are off, an animated image plays only on request.
 */
function LightboxImage({
  attachment,
  urls,
  hasFailed,
  onReady,
  onFailure,
  ref,
}: {
  attachment: AttachmentRow;
  urls: MediaUrls;
  /** Whether the image failed to load, so that only the preview is shown. */
  hasFailed: boolean;
  onReady: () => void;
  onFailure: () => void;
  ref: Ref<HTMLDivElement> | undefined;
}) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(attachment.size);
  const [previewSize, setPreviewSize] = useState(attachment.previewSize);
  const { isPausable, isStill, toggle } = useAnimationPause(urls.full);
  const { description } = attachment;

  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    const found = naturalSize(currentTarget);
    /* If the server sent no size and the preview has determined the ratio of the image, the
       ratio does not change a second time when the image loads. */
    const hasPreviewRatio = attachment.size === undefined && previewSize !== attachment.previewSize;
    if (found) setSize(hasPreviewRatio ? fallbackSize(previewSize) : found);
    if (canvas.current) drawFirstFrame(currentTarget, canvas.current);
    if (!currentTarget.isConnected) notifyMediaLoaded(urls.full);
    onReady();
  };
  const handlePreview = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    const found = naturalSize(currentTarget);
    /* Without a media proxy, Akkoma sends the file itself as its preview. */
    if (urls.preview !== urls.full) setPreviewSize((known) => known ?? found);
    else if (found) setSize((known) => known ?? found);
  };
  return (
    <>
      <div
        ref={ref}
        className={styles.image}
        style={frameStyle(size ?? fallbackSize(previewSize))}
        data-media
        data-zoomable
      >
        {urls.preview !== undefined && !isPausable && (
          <img
            src={urls.preview}
            alt=""
            referrerPolicy="no-referrer"
            draggable={false}
            className={styles.fill}
            onLoad={handlePreview}
          />
        )}
        {!hasFailed && (
          <img
            src={urls.full}
            alt={description || t`Image without a description`}
            title={description ?? undefined}
            decoding="async"
            referrerPolicy="no-referrer"
            draggable={false}
            className={styles.fill}
            data-still={isStill ? '' : undefined}
            onLoad={handleLoad}
            onError={onFailure}
          />
        )}
        {isPausable && !hasFailed && (
          <canvas ref={canvas} aria-hidden hidden={!isStill} className={styles.fill} />
        )}
      </div>
      {isPausable && !hasFailed && (
        <IconButton
          icon={isStill ? Play : Pause}
          label={isStill ? t({ message: 'Play', comment: 'Verb: video' }) : t`Pause`}
          className={styles.play}
          onClick={toggle}
        />
      )}
    </>
  );
}

type Progress = 'loading' | 'ready' | 'failed';

/**
 * One attachment, in the centre or beside the centre. Images beside it are preloaded; other media load
 * only in the centre.
 */
export function LightboxSlide({
  attachment,
  offset,
  stage,
  picture,
}: {
  attachment: AttachmentRow;
  offset: number;
  /** The element that gets the focus when the focused element of the slide is removed. */
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
      // oxlint-disable-next-line rookery/physical-sides -- slides are in the same order in every language, like the keys and swipes
      style={{ translate: `${offset * 100}%` }}
      inert={!isCurrent}
      data-current={isCurrent ? '' : undefined}
    >
      {isRendered && kind === 'image' && (
        <LightboxImage
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
          <Spinner label={t`Loading…`} />
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
