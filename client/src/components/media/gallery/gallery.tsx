import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { focusFirst } from '#ui/focus/focusable.ts';
import {
  cutGallery,
  type GalleryRow,
  layOutGallery,
  galleryRowHeight,
} from '#store/media/gallery-layout.ts';
import { GalleryTile } from './gallery-tile.tsx';
import type { GalleryTileOptions } from '../file-line.tsx';
import { FileLine, GalleryFoot } from '../lazy-media-parts.ts';
import styles from './gallery.module.css';

function Row({
  row,
  beyond,
  tiles,
}: {
  row: GalleryRow;
  /** Number of attachments that only the lightbox shows, after the last one of the row. */
  beyond: number;
  tiles: GalleryTileOptions;
}) {
  const { form, attachments } = row;
  if (form === 'line' || form === 'page') {
    return (
      <div className={styles[form]}>
        {attachments.map((attachment) => (
          <LazyBoundary key={attachment.id}>
            <FileLine attachment={attachment} tiles={tiles} />
          </LazyBoundary>
        ))}
      </div>
    );
  }
  const height = galleryRowHeight(row);
  return (
    <div className={styles[form]} style={{ aspectRatio: 1 / height }}>
      {attachments.map((attachment) => (
        <GalleryTile
          key={attachment.id}
          attachment={attachment}
          height={height}
          playsInLightbox={attachments.length > 2}
          beyond={attachment === attachments.at(-1) ? beyond : 0}
          tiles={tiles}
        />
      ))}
    </div>
  );
}

/**
 * Attachments in rows or as a list. The gallery reserves their space, so that nothing moves when
 * they load. Attachments above the limit are shown on click (R-ATT-014), or in the lightbox.
 */
export function Gallery({
  attachments,
  isOpen,
  onToggle,
  onHide,
  ...tiles
}: GalleryTileOptions & {
  attachments: readonly AttachmentRow[];
  /** Whether all attachments are shown, also those above the limit. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Covers revealed attachments again; absent if none was revealed. */
  onHide: (() => void) | undefined;
}) {
  const gallery = useRef<HTMLDivElement>(null);
  const all = layOutGallery(attachments, tiles.isList);
  const cut = cutGallery(all);
  const handleHide = (): void => {
    if (onHide) flushSync(onHide);
    focusFirst(gallery.current);
  };
  return (
    <div ref={gallery} className={styles.gallery}>
      {(isOpen ? all : cut.rows).map((row) => (
        <Row
          key={row.attachments[0]?.id}
          row={row}
          beyond={row === cut.rows.at(-1) ? cut.beyond : 0}
          tiles={tiles}
        />
      ))}
      {/* The buttons are below the gallery and not over it: on a phone they would cover a third
          of a picture. */}
      {(onHide || cut.hidden > 0) && (
        <div className={styles.foot}>
          <LazyBoundary>
            <GalleryFoot
              count={attachments.length}
              isCut={cut.hidden > 0}
              isOpen={isOpen}
              isFiltered={tiles.coverTitles !== undefined}
              onToggle={onToggle}
              onHide={onHide && handleHide}
            />
          </LazyBoundary>
        </div>
      )}
    </div>
  );
}
