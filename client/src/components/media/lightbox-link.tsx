import { RemoteImage } from '#ui/pictures/still-image.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import FileX from 'lucide-react/icons/file-x';
import Play from 'lucide-react/icons/play';
import VideoOff from 'lucide-react/icons/video-off';
import { useMemo, useState, type MouseEvent } from 'react';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { isPrimaryClick } from '#ui/is-primary-click.ts';
import { mediaKindAndFormat, mediaKindLabels } from './media-labels.ts';
import { readableFileName } from '#lib/url/file-name.ts';
import type { MediaKind } from '#store/media/media-kind.ts';
import type { MediaUrls } from '#store/media/media-urls.ts';
import { prefersReducedData } from '#lib/media/prefers-reduced-data.ts';
import { TileOverlay } from './gallery/tile-overlay.tsx';
import { playerStateRef } from './players/player-state-ref.ts';
import styles from './players/player-tile.module.css';

/** The preview image of a video, or its first frame, with a play icon. */
function VideoStill({
  urls: { full, preview },
  onFailure,
}: {
  urls: MediaUrls;
  onFailure: () => void;
}) {
  const [hasStill, setHasStill] = useState(true);
  const ref = useMemo(() => playerStateRef(undefined, onFailure), [onFailure]);
  return (
    <>
      {(preview === undefined || !hasStill) && (
        <video
          ref={ref}
          src={full}
          preload={prefersReducedData() ? 'none' : 'metadata'}
          muted
          className={styles.fill}
          tabIndex={-1}
          onError={onFailure}
        />
      )}
      {hasStill && preview !== undefined && (
        <RemoteImage src={preview} className={styles.fill} onError={() => setHasStill(false)} />
      )}
      <span className={styles.play}>
        <Icon of={Play} isFilled />
      </span>
    </>
  );
}

/** Links to the lightbox if the tile is too small to play or to show an error in full. */
export function LightboxLink({
  attachment,
  kind,
  urls,
  hasFailed,
  onFailure,
  onOpen,
}: {
  attachment: AttachmentRow;
  kind: MediaKind;
  urls: MediaUrls;
  hasFailed: boolean;
  onFailure: () => void;
  onOpen: (opener: HTMLElement) => boolean;
}) {
  const { t, i18n } = useLingui();
  const { icon, label } = mediaKindLabels[kind];
  const isVideo = kind === 'video';
  const isShown = isVideo && !hasFailed;
  const fileTitle = readableFileName(urls.full) ?? mediaKindAndFormat(i18n, attachment, urls.full);
  const name = attachment.description || (isVideo ? t`Video without a description` : fileTitle);
  const failed = isVideo ? VideoOff : FileX;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isPrimaryClick(event) && onOpen(event.currentTarget)) event.preventDefault();
  };
  return (
    <a
      href={urls.full}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.fill}
      aria-label={isShown ? name : undefined}
      onClick={handleClick}
    >
      {isShown ? (
        <VideoStill urls={urls} onFailure={onFailure} />
      ) : (
        <TileOverlay icon={hasFailed ? failed : icon} description={name}>
          {hasFailed ? <Trans>Couldn’t load this file.</Trans> : i18n._(label)}
        </TileOverlay>
      )}
    </a>
  );
}
