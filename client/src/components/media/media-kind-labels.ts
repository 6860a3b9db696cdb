import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import FileIcon from 'lucide-react/icons/file';
import Film from 'lucide-react/icons/film';
import Globe from 'lucide-react/icons/globe';
import ImageIcon from 'lucide-react/icons/image';
import Music from 'lucide-react/icons/music';
import Zap from 'lucide-react/icons/zap';
import type { IconGlyph } from '#ui/icon.tsx';
import type { MediaKind } from './media-kind.ts';

/** Icon and label of each kind of attachment, for places that do not show the attachment itself. */
export const mediaKindLabels: Readonly<
  Record<MediaKind, { readonly icon: IconGlyph; readonly word: MessageDescriptor }>
> = {
  image: { icon: ImageIcon, word: msg`Image` },
  video: { icon: Film, word: msg`Video` },
  audio: { icon: Music, word: msg`Audio` },
  flash: { icon: Zap, word: msg`Flash` },
  html: { icon: Globe, word: msg`Web page` },
  unknown: { icon: FileIcon, word: msg`File` },
};
