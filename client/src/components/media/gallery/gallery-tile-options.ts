import type { AttachmentRow } from '#store/rows/attachment-row.ts';

export interface GalleryTileOptions {
  /** Sensitive and not revealed. */
  readonly isCovered: boolean;
  /** Attachments are hidden: each is a line of text without a picture. */
  readonly isList: boolean;
  /** Fits whole pictures into their tile instead of cropping them. */
  readonly isContained: boolean;
  readonly onReveal: () => void;
  /** Clicking a cover opens the lightbox at once (R-ATT-009). */
  readonly opensCovered: boolean;
  /** Opens the lightbox. Returns false if it cannot show the attachment. */
  readonly onOpen: (attachment: AttachmentRow, opener: HTMLElement) => boolean;
}
