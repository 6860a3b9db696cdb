import type { AttachmentRow } from '#entities/rows/attachment-row.ts';

export interface GalleryTiles {
  /** Sensitive, and not revealed. */
  readonly isCovered: boolean;
  /** Attachments are hidden: each is a line of text, without a picture. */
  readonly isList: boolean;
  /** Whole pictures in their place; otherwise cut to fill it. */
  readonly isContained: boolean;
  readonly onReveal: () => void;
  /** A press on a cover opens the viewer at once (R-ATT-009). */
  readonly opensCovered: boolean;
  /** Opens the viewer; whether there is one. */
  readonly onOpen: (attachment: AttachmentRow, opener: HTMLElement) => boolean;
}
