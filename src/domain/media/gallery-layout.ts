import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { attachmentRatio } from './attachment-ratio.ts';
import { mediaKind } from './media-kind.ts';
import { mediaUrls } from './media-urls.ts';

/** Some attachments beside one another: what is seen, something to hear, a page to go to, or a line of text. */
export interface GalleryRow {
  readonly form: 'tiles' | 'audio' | 'page' | 'line';
  readonly attachments: readonly AttachmentRow[];
}

/** Spec 2 §9. */
export const galleryLimits = { perRow: 3, shown: 8, score: 1 } as const;

/** What a row of each form takes of the gallery's width in height, where its attachments do not say. */
const heights = { audio: 1 / 4, page: 1 / 5, line: 1 / 8 } as const;

const forms = {
  image: 'tiles',
  video: 'tiles',
  flash: 'tiles',
  audio: 'audio',
  html: 'page',
  unknown: 'line',
} as const;

/** Rows of three, but for the end: a row is closed only if two more follow, so that none stands alone. */
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

/** How attachments stand under one another; as a list each is a line but for a page, and so is what cannot be loaded (R-ATT-014). */
export function galleryRows(attachments: readonly AttachmentRow[], isList: boolean): GalleryRow[] {
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

/** The ratios of a row's tiles together: how wide the row would like to be for its height. */
export function rowBreadth({ attachments }: GalleryRow): number {
  return attachments.reduce((sum, attachment) => sum + attachmentRatio(attachment), 0);
}

/** Height of a row by the gallery's width: 1/(n + 0.6) for n tiles, less where they are broad. */
export function rowHeight(row: GalleryRow): number {
  if (row.form !== 'tiles') return heights[row.form];
  return 1 / Math.max(row.attachments.length + 0.6, rowBreadth(row));
}

export interface GalleryCut {
  readonly rows: readonly GalleryRow[];
  /** How many attachments wait. */
  readonly hidden: number;
}

/**
 * Cuts a gallery that holds too much: more than eight attachments, or rows that are higher together
 * than the gallery is wide. The first row always stays.
 */
export function cutGallery(rows: readonly GalleryRow[]): GalleryCut {
  let shown = 0;
  let score = 0;
  const kept = rows.filter((row, index) => {
    shown += row.attachments.length;
    score += rowHeight(row);
    return index === 0 || (shown <= galleryLimits.shown && score <= galleryLimits.score);
  });
  const count = kept.reduce((sum, row) => sum + row.attachments.length, 0);
  return { rows: kept, hidden: shown - count };
}
