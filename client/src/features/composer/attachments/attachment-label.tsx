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

/** Icon of a file without a picture. */
export function AttachmentIcon({ kind }: Pick<DraftAttachment, 'kind'>) {
  return <Icon of={icons[kind]} />;
}

/** Returns what an attachment is called: the name of its file, or else what it is. */
export function useAttachmentName({ name, kind }: DraftAttachment): string {
  const { i18n } = useLingui();
  return name === '' ? i18n._(mediaKindLabels[kind].word) : name;
}
