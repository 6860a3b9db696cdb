import { openWindow } from './open-windows.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import type { Session } from '../session.ts';
import { isViewable } from '#store/media/media-kind.ts';
import { mediaUrls } from '#store/media/media-urls.ts';

/**
 * Opens the lightbox on one of several attachments. From there the reader can move on to the other
 * attachments that the lightbox can show.
 */
export function openLightbox(
  session: Session,
  attachments: readonly AttachmentRow[],
  first: AttachmentRow,
  opener?: HTMLElement,
): void {
  const shown = attachments.filter((one) => isViewable(one) && mediaUrls(one));
  openWindow(session, 'lightbox', { attachments: shown, index: shown.indexOf(first), opener });
}
