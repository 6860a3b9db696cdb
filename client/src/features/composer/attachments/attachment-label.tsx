import { useLingui } from '@lingui/react';
import File from 'lucide-react/icons/file';
import Music from 'lucide-react/icons/music';
import Video from 'lucide-react/icons/video';
import { mediaKindLabels } from '#components/media/media-labels.ts';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import { Icon, type IconGlyph } from '#ui/pictures/icon.tsx';

const icons: Readonly<Record<DraftAttachment['kind'], IconGlyph>> = {
  audio: Music,
  video: Video,
  unknown: File,
  image: File,
};

/** Icon of a file that has no preview image. */
export function AttachmentIcon({ kind }: Pick<DraftAttachment, 'kind'>) {
  return <Icon of={icons[kind]} />;
}

/** Returns the name of an attachment: that of its file, or else the label of its kind. */
export function useAttachmentName({ name, kind }: DraftAttachment): string {
  const { i18n } = useLingui();
  return name === '' ? i18n._(mediaKindLabels[kind].label) : name;
}
