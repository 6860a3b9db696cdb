import { type MouseEvent, use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLingui } from '@lingui/react/macro';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { focusFirst } from '#ui/focus/focusable.ts';
import { RemoteImage, StillImagesContext } from '#ui/pictures/still-image.tsx';
import { attachmentRatio } from '#store/media/gallery-layout.ts';
import {
  CoverTile,
  FailedPicture,
  MoreTile,
  PlayerTile,
  StillPicture,
} from '../lazy-media-parts.ts';
import { isViewable, mediaKind } from '#store/media/media-kind.ts';
import { mediaUrls, type MediaUrls } from '#store/media/media-urls.ts';
import styles from './tiles.module.css';
import type { GalleryTileOptions } from '../file-line.tsx';
import { AltBadge } from '../alt-badge.tsx';
import { BlurhashCanvas } from '../pictures/blurhash-canvas.tsx';
import { isPrimaryClick } from '#ui/is-primary-click.ts';

/** Returns the crop position that keeps the author's focal point visible. */
function cropPosition({ focus }: AttachmentRow): string | undefined {
  return focus && `${(focus.x + 1) * 50}% ${(1 - focus.y) * 50}%`;
}

/** A picture that opens the lightbox, with its description on click. */
function PictureTile({
  attachment,
  urls,
  isContained,
  onOpen,
}: {
  attachment: AttachmentRow;
  urls: MediaUrls;
  isContained: boolean;
  onOpen: (opener: HTMLElement) => boolean;
}) {
  const { t } = useLingui();
  const isBlurred = usePreference('useBlurhash');
  const isStill = use(StillImagesContext);
  const [progress, setProgress] = useState<'loading' | 'done' | 'failed'>('loading');
  const { blurhash, description } = attachment;

  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (progress === 'failed') setProgress('loading');
    if (isPrimaryClick(event) && onOpen(event.currentTarget)) event.preventDefault();
  };
  const picture = {
    src: urls.preview ?? urls.full,
    alt: description || t`Image without a description`,
    className: isContained ? styles.contained : styles.cut,
    style: { objectPosition: isContained ? undefined : cropPosition(attachment) },
    onLoad: () => setProgress('done'),
    onError: () => setProgress('failed'),
  } as const;
  return (
    <>
      <a
        href={urls.full}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.open}
        onClick={handleClick}
      >
        {isBlurred && progress === 'loading' && blurhash !== null && (
          <BlurhashCanvas hash={blurhash} />
        )}
        {isStill || progress === 'failed' ? (
          <LazyBoundary>
            {progress === 'failed' ? (
              <FailedPicture
                picture={picture}
                urls={urls}
                onLoadedElsewhere={() => setProgress('loading')}
              />
            ) : (
              <StillPicture {...picture} />
            )}
          </LazyBoundary>
        ) : (
          <RemoteImage {...picture} />
        )}
      </a>
      {description && <AltBadge description={description} />}
    </>
  );
}

/** One attachment in a row; `height` is relative to the gallery's width. */
export function GalleryTile({
  attachment,
  height,
  playsInLightbox,
  beyond = 0,
  tiles,
}: {
  attachment: AttachmentRow;
  height: number;
  /** Whether files open in the lightbox, because the tiles of the gallery are small. */
  playsInLightbox: boolean;
  /** Number of further attachments, which the lightbox shows after this one. */
  beyond?: number;
  tiles: GalleryTileOptions;
}) {
  const figure = useRef<HTMLElement>(null);
  const urls = mediaUrls(attachment);
  if (!urls) return null;
  const { isCovered, isContained, opensCovered, coverTitles, onReveal, onOpen } = tiles;
  const open = (opener: HTMLElement) => onOpen(attachment, opener);
  const kind = mediaKind(attachment);
  const ratio = attachmentRatio(attachment);
  const isAlone = kind === 'audio';

  const handleUncover = (cover: HTMLElement): void => {
    if (opensCovered && isViewable(attachment) && open(cover)) return;
    flushSync(onReveal);
    /* The click has removed the cover, which had the focus. The figure gets the focus, or the
       revealed element in it if that is already rendered. */
    figure.current?.focus({ preventScroll: true });
    focusFirst(figure.current);
  };
  return (
    <figure
      ref={figure}
      tabIndex={-1}
      data-cover={isCovered || undefined}
      className={styles.tile}
      style={{ flexBasis: isAlone ? '100%' : `${ratio * height * 100}%` }}
    >
      {!isCovered && kind === 'image' && beyond === 0 ? (
        <PictureTile attachment={attachment} urls={urls} isContained={isContained} onOpen={open} />
      ) : (
        <LazyBoundary>
          {isCovered ? (
            <CoverTile
              attachment={attachment}
              kind={kind}
              urls={urls}
              coverTitles={coverTitles}
              opensLightbox={opensCovered && isViewable(attachment)}
              onPress={handleUncover}
            />
          ) : beyond > 0 ? (
            <MoreTile attachment={attachment} urls={urls} count={beyond} onOpen={open} />
          ) : (
            <PlayerTile
              attachment={attachment}
              kind={kind}
              urls={urls}
              playsInLightbox={playsInLightbox}
              onOpen={open}
            />
          )}
        </LazyBoundary>
      )}
    </figure>
  );
}
