import type { AttachmentRow } from '../rows/attachment-row.ts';
import { mediaKind } from './media-kind.ts';
import { mediaUrls } from './media-urls.ts';

/**
 * Limits of the aspect ratio (width by height). A picture outside these limits would be an
 * unrecognisable strip.
 */
const bounds = { least: 0.4, most: 3 } as const;

/**
 * Returns width divided by height, limited for galleries. If the server sent no size, returns the
 * usual ratio of a video or picture.
 */
export function attachmentRatio(attachment: AttachmentRow): number {
  const { width, height } = attachment.size ?? attachment.previewSize ?? { width: 0, height: 0 };
  if (!(width > 0 && height > 0)) return mediaKind(attachment) === 'video' ? 16 / 9 : 4 / 3;
  return Math.min(bounds.most, Math.max(bounds.least, width / height));
}

/** Attachments in one row: tiles, an audio player, a web page or a line of text. */
export interface GalleryRow {
  readonly form: 'tiles' | 'audio' | 'page' | 'line';
  readonly attachments: readonly AttachmentRow[];
}

/**
 * Limits of a gallery (R-CONST-091, R-CONST-092): `perRow` tiles per row, `shown` attachments,
 * `tiles` shown if there are more, and `score`, the total height relative to the width.
 */
const galleryLimits = { perRow: 3, shown: 8, tiles: 6, score: 1 } as const;

/** Height of a row relative to the gallery's width, for attachments without an aspect ratio. */
const heights = { audio: 1 / 4, page: 1 / 5, line: 1 / 8 } as const;

const forms = {
  image: 'tiles',
  video: 'tiles',
  flash: 'tiles',
  audio: 'audio',
  html: 'page',
  unknown: 'line',
} as const;

/**
 * Arranges tiles in rows of three. A row gets three tiles only if at least two more follow, so that
 * the last row never has a single tile.
 */
function rowsOfTiles(tiles: readonly AttachmentRow[]): GalleryRow[] {
  const rows: GalleryRow[] = [];
  let from = 0;
  while (from < tiles.length) {
    const left = tiles.length - from;
    const count = left === galleryLimits.perRow + 1 ? 2 : galleryLimits.perRow;
    rows.push({ form: 'tiles', attachments: tiles.slice(from, from + count) });
    from += count;
  }
  return rows;
}

/**
 * Returns the rows of a gallery. In list mode each attachment is a line of text, except web pages.
 * Files that cannot be loaded are lines in every mode (R-ATT-014).
 */
export function layOutGallery(
  attachments: readonly AttachmentRow[],
  isList: boolean,
): GalleryRow[] {
  const rows: GalleryRow[] = [];
  let tiles: AttachmentRow[] = [];
  const close = (): void => {
    rows.push(...rowsOfTiles(tiles));
    tiles = [];
  };
  for (const attachment of attachments) {
    const kind = mediaUrls(attachment) ? mediaKind(attachment) : 'unknown';
    const form = isList && kind !== 'html' ? 'line' : forms[kind];
    if (form === 'tiles') {
      tiles.push(attachment);
    } else {
      close();
      rows.push({ form, attachments: [attachment] });
    }
  }
  close();
  return rows;
}

/** Returns the sum of the tiles' aspect ratios: the width of the row if its height is 1. */
function rowAspectRatio({ attachments }: GalleryRow): number {
  return attachments.reduce((sum, attachment) => sum + attachmentRatio(attachment), 0);
}

/**
 * Returns the height of a row relative to the gallery's width: 1/(n + 0.6) for n tiles, and less if
 * the tiles are wide.
 */
export function galleryRowHeight(row: GalleryRow): number {
  if (row.form !== 'tiles') return heights[row.form];
  return 1 / Math.max(row.attachments.length + 0.6, rowAspectRatio(row));
}

/**
 * Cuts a gallery that is too long. If all attachments are tiles and more than eight, six are shown,
 * and `beyond` is the number of further ones, which the lightbox shows. Otherwise at most eight
 * attachments are shown, in rows whose total height is at most the gallery's width; the first row
 * is always shown; `hidden` is the number of attachments cut off.
 */
export function cutGallery(rows: readonly GalleryRow[]) {
  const tiles = rows.flatMap(({ attachments }) => attachments);
  if (rows.every(({ form }) => form === 'tiles')) {
    if (tiles.length <= galleryLimits.shown) return { rows, hidden: 0, beyond: 0 };
    const beyond = tiles.length - galleryLimits.tiles;
    return { rows: rowsOfTiles(tiles.slice(0, galleryLimits.tiles)), hidden: 0, beyond };
  }
  let shown = 0;
  let score = 0;
  const shownRows = rows.filter((row, index) => {
    shown += row.attachments.length;
    score += galleryRowHeight(row);
    return index === 0 || (shown <= galleryLimits.shown && score <= galleryLimits.score);
  });
  const count = shownRows.reduce((sum, row) => sum + row.attachments.length, 0);
  return { rows: shownRows, hidden: shown - count, beyond: 0 };
}
