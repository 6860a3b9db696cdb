import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import FileIcon from 'lucide-react/icons/file';
import Film from 'lucide-react/icons/film';
import Globe from 'lucide-react/icons/globe';
import ImageIcon from 'lucide-react/icons/image';
import Music from 'lucide-react/icons/music';
import Zap from 'lucide-react/icons/zap';
import type { IconGlyph } from '#ui/pictures/icon.tsx';
import { fileExtension } from '#lib/url/file-name.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { type MediaKind, mediaKind } from '#store/media/media-kind.ts';

/** Icon and label of each kind of attachment, for places that do not show the attachment itself. */
export const mediaKindLabels: Readonly<
  Record<MediaKind, { readonly icon: IconGlyph; readonly label: MessageDescriptor }>
> = {
  image: { icon: ImageIcon, label: msg`Image` },
  video: { icon: Film, label: msg`Video` },
  audio: { icon: Music, label: msg`Audio` },
  flash: { icon: Zap, label: msg`Flash` },
  html: { icon: Globe, label: msg`Web page` },
  unknown: { icon: FileIcon, label: msg`File` },
};

/** Returns the label of an attachment without description and file name: "Audio, MP3". */
export function mediaKindAndFormat(i18n: I18n, attachment: AttachmentRow, url: string): string {
  const kind = i18n._(mediaKindLabels[mediaKind(attachment)].label);
  const subtype = /^[a-z]+\/([a-z0-9]{1,5})$/i.exec(attachment.mimeType ?? '')?.[1];
  const format = (fileExtension(url) ?? subtype)?.toUpperCase();
  return format === undefined ? kind : i18n._(msg`${kind}, ${format}`);
}
