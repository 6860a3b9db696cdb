import type { Attachment } from '@rookery/contract/schemas/attachment.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { AttachmentRow, AttachmentSize } from '../rows/attachment-row.ts';
import { capText } from './limits.ts';

function size(
  from: { readonly width?: number; readonly height?: number } | undefined,
): AttachmentSize | undefined {
  const { width, height } = from ?? {};
  return width !== undefined && height !== undefined && width > 0 && height > 0
    ? { width, height }
    : undefined;
}

function focus(
  from: { readonly x?: number; readonly y?: number } | null | undefined,
): AttachmentRow['focus'] {
  return from?.x !== undefined && from.y !== undefined ? { x: from.x, y: from.y } : undefined;
}

function keepIfUndefined(
  received: string | null | undefined,
  before: string | null | undefined,
): string | null {
  return received === undefined ? (before ?? null) : received;
}

/** Converts an attachment into a row and merges it with the row in the table. */
export function toAttachmentRow(wire: Attachment, known: AttachmentRow | undefined): AttachmentRow {
  const { meta, pleroma } = wire;
  const received = omitUndefined<Partial<AttachmentRow>>({
    mimeType: capText(pleroma?.mime_type, 'name'),
    size: size(meta?.original),
    previewSize: size(meta?.small),
    duration: meta?.duration ?? meta?.original?.duration,
    focus: focus(meta?.focus),
  });
  return {
    ...known,
    ...received,
    id: wire.id,
    url: capText(wire.url ?? known?.url ?? '', 'address'),
    type: capText(wire.type, 'name') ?? known?.type ?? 'unknown',
    previewUrl: keepIfUndefined(capText(wire.preview_url, 'address'), known?.previewUrl),
    description: keepIfUndefined(capText(wire.description, 'description'), known?.description),
    blurhash: keepIfUndefined(wire.blurhash, known?.blurhash),
  };
}
