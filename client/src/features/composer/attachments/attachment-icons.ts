import File from 'lucide-react/icons/file';
import Music from 'lucide-react/icons/music';
import Video from 'lucide-react/icons/video';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';

/** Icons of files without a picture. */
export const attachmentIcons: Readonly<Record<DraftAttachment['kind'], IconGlyph>> = {
  audio: Music,
  video: Video,
  unknown: File,
  image: File,
};
