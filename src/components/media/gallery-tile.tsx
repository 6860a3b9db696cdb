import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { attachmentRatio } from './attachment-ratio.ts';
import type { GalleryTileOptions } from './gallery-tile-options.ts';
import { CoverTile, RareTile } from './lazy-media-parts.ts';
import { isViewable, mediaKind } from './media-kind.ts';
import { mediaUrls } from './media-urls.ts';
import { PictureTile } from './picture-tile.tsx';
import styles from './tiles.module.css';

/** One attachment in a row; `height` is relative to the gallery's width. */
export function GalleryTile({
  attachment,
  height,
  isSmall,
  tiles,
}: {
  attachment: AttachmentRow;
  height: number;
  /** Too small for the controls of a player. */
  isSmall: boolean;
  tiles: GalleryTileOptions;
}) {
  const figure = useRef<HTMLElement>(null);
  const urls = mediaUrls(attachment);
  if (!urls) return null;
  const { isCovered, isContained, opensCovered, onReveal, onOpen } = tiles;
  const open = (opener: HTMLElement) => onOpen(attachment, opener);
  const kind = mediaKind(attachment);
  const ratio = attachmentRatio(attachment);
  const isAlone = kind === 'audio';

  const handleUncover = (cover: HTMLElement): void => {
    if (opensCovered && isViewable(attachment) && open(cover)) return;
    flushSync(onReveal);
    /* The focused cover is gone: focus the figure, and the revealed element if it is already
       rendered. */
    for (const target of [
      figure.current,
      figure.current?.querySelector('a, button, video, audio'),
    ]) {
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    }
  };
  return (
    <figure
      ref={figure}
      tabIndex={-1}
      className={styles.tile}
      style={{
        flexBasis: isAlone ? '100%' : `${ratio * height * 100}%`,
        flexGrow: isContained ? 0 : ratio,
      }}
    >
      {!isCovered && kind === 'image' ? (
        <PictureTile attachment={attachment} urls={urls} isContained={isContained} onOpen={open} />
      ) : (
        <LazyBoundary>
          {isCovered ? (
            <CoverTile
              attachment={attachment}
              kind={kind}
              urls={urls}
              opensViewer={opensCovered && isViewable(attachment)}
              onPress={handleUncover}
            />
          ) : (
            <RareTile
              attachment={attachment}
              kind={kind}
              urls={urls}
              isSmall={isSmall}
              onOpen={open}
            />
          )}
        </LazyBoundary>
      )}
    </figure>
  );
}
