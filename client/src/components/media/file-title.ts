import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { mediaKindLabels } from './media-kind-labels.ts';
import { mediaKind } from './media-kind.ts';
import { fileName } from './media-urls.ts';

/* Generated file names: hashes (Akkoma), numbers (Mastodon), UUIDs with a prefix (Misskey). */
const generated: readonly RegExp[] = [
  /^[0-9a-f]{16,}$/i,
  /^\d{12,}$/,
  /^(?:[a-z]+-)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  /^(?=(?:[A-Za-z]+\d+){3})[A-Za-z0-9]{16,}$/,
];

const extension = /\.([a-z0-9]{1,5})$/i;

/** Returns the file name in a URL; undefined if the server generated it. */
export function readableFileName(url: string): string | undefined {
  const name = fileName(url);
  const stem = name.replace(extension, '');
  return stem === '' || generated.some((pattern) => pattern.test(stem)) ? undefined : name;
}

/** Returns the label of an attachment without description and file name: "Audio, MP3". */
export function kindAndFormat(i18n: I18n, attachment: AttachmentRow, url: string): string {
  const kind = i18n._(mediaKindLabels[mediaKind(attachment)].word);
  const subtype = /^[a-z]+\/([a-z0-9]{1,5})$/i.exec(attachment.mimeType ?? '')?.[1];
  const format = (extension.exec(fileName(url))?.[1] ?? subtype)?.toUpperCase();
  return format === undefined ? kind : i18n._(msg`${kind}, ${format}`);
}
