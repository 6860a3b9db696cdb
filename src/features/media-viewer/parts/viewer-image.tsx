import { useLingui } from '@lingui/react/macro';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState, type SyntheticEvent } from 'react';
import type { MediaUrls } from '#domain/media/media-urls.ts';
import { tellCame } from '#domain/media/use-came-elsewhere.ts';
import type { AttachmentRow, AttachmentSize } from '#entities/rows/attachment-row.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { paint } from '#ui/still-image.tsx';
import { useHeld } from '../use-held.ts';
import styles from './viewer-slide.module.css';

/** As large as its place allows, and no larger than it is; a tiny one a little larger. */
function frame({ width, height }: AttachmentSize) {
  const ratio = width / height;
  return {
    aspectRatio: ratio,
    inlineSize: `min(100cqi, ${100 * ratio}cqb, max(${width}px, 20rem))`,
  };
}

/** As large as may be, in the shape of what is smaller than the picture, or in a usual one. */
function guess({ width, height }: AttachmentSize = { width: 4, height: 3 }): AttachmentSize {
  return { width: 4_000, height: (4_000 * height) / width };
}

function naturalSize({ naturalWidth, naturalHeight }: HTMLImageElement) {
  const isKnown = naturalWidth > 0 && naturalHeight > 0;
  return isKnown ? { width: naturalWidth, height: naturalHeight } : undefined;
}

/**
 * An image that can be zoomed. Its preview stands in its place, and gives it its shape where the
 * server does not, until it has come. Where the server knows no size, as Akkoma without `meta`, the
 * shape changes once. Where moving pictures are not wanted it moves when asked to.
 */
export function ViewerImage({
  attachment,
  urls,
  hasFailed,
  onReady,
  onFailure,
}: {
  attachment: AttachmentRow;
  urls: MediaUrls;
  /** Only its preview is shown then. */
  hasFailed: boolean;
  onReady: () => void;
  onFailure: () => void;
}) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(attachment.size);
  const [previewSize, setPreviewSize] = useState(attachment.previewSize);
  const { isHeld, isStill, toggle } = useHeld(urls.full);
  const { description } = attachment;

  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    const found = naturalSize(currentTarget);
    /* What was shaped by its preview stays as large: it would change its shape a second time. */
    const isShaped = attachment.size === undefined && previewSize !== attachment.previewSize;
    if (found) setSize(isShaped ? guess(previewSize) : found);
    if (canvas.current) paint(currentTarget, canvas.current);
    if (!currentTarget.isConnected) tellCame(urls.full);
    onReady();
  };
  const handlePreview = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    const found = naturalSize(currentTarget);
    /* Akkoma without a media proxy gives the file itself as its preview. */
    if (urls.preview !== urls.full) setPreviewSize((known) => known ?? found);
    else if (found) setSize((known) => known ?? found);
  };
  return (
    <>
      <div
        className={styles.image}
        style={frame(size ?? guess(previewSize))}
        data-media
        data-zoomable
      >
        {urls.preview !== undefined && !isHeld && (
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
        {isHeld && !hasFailed && (
          <canvas ref={canvas} aria-hidden hidden={!isStill} className={styles.fill} />
        )}
      </div>
      {isHeld && !hasFailed && (
        <IconButton
          icon={isStill ? Play : Pause}
          label={isStill ? t`Play` : t`Pause`}
          className={styles.play}
          onClick={toggle}
        />
      )}
    </>
  );
}
