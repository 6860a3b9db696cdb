import type { AttachmentRow } from '#store/rows/attachment-row.ts';

let count = 0;

/** Creates an attachment row, by default an image. */
export function createAttachmentRow(fields: Partial<AttachmentRow> = {}): AttachmentRow {
  count += 1;
  const url = `http://localhost:3000/media/${count}.png`;
  return {
    id: String(count),
    url,
    type: 'image',
    previewUrl: url,
    description: null,
    blurhash: null,
    size: { width: 800, height: 600 },
    ...fields,
  };
}
