import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import type { MediaUrls } from '#domain/media/media-urls.ts';
import type { AttachmentRow, AttachmentSize } from '#entities/rows/attachment-row.ts';
import styles from './viewer-slide.module.css';

/** As large as its place allows, and no larger than it is; a tiny one a little larger. */
function frame({ width, height }: AttachmentSize) {
  const ratio = width / height;
  return {
    aspectRatio: ratio,
    inlineSize: `min(100cqi, ${100 * ratio}cqb, max(${width}px, 20rem))`,
  };
}

const guessed = { width: 4_000, height: 3_000 } as const;

/** An image that can be zoomed. Its preview stands in its place until it has come. */
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
  const [size, setSize] = useState(attachment.size);
  const { description } = attachment;

  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    const { naturalWidth: width, naturalHeight: height } = currentTarget;
    if (width > 0 && height > 0) setSize({ width, height });
    onReady();
  };
  return (
    <div className={styles.image} style={frame(size ?? guessed)} data-media data-zoomable>
      {urls.preview !== undefined && (
        <img
          src={urls.preview}
          alt=""
          referrerPolicy="no-referrer"
          draggable={false}
          className={styles.fill}
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
          onLoad={handleLoad}
          onError={onFailure}
        />
      )}
    </div>
  );
}
