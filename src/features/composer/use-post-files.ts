import { useAttachments, type Attachments } from '#components/attachment/use-attachments.ts';
import { useDroppedFiles, type DropHandlers } from '#components/attachment/use-dropped-files.ts';
import type { Draft } from '#components/draft/draft.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import type { DraftChange } from './open-draft.ts';

/**
 * The files of a post, from the file dialog, drops and pastes, and their effect on sensitivity
 * (R-COMP-045).
 */
export function usePostFiles(
  draft: Draft,
  change: (change: DraftChange) => void,
): { attachments: Attachments; isOver: boolean; handlers: DropHandlers } {
  const marksSensitive = usePreference('sensitiveIfSubject');
  const attachments = useAttachments(draft.attachments, (next) =>
    change(({ attachments: before, subject, sensitive }) => {
      const after = next(before);
      const isMarked = marksSensitive && subject.trim() !== '' && after.length > before.length;
      return { attachments: after, sensitive: sensitive || isMarked };
    }),
  );
  const [isOver, handlers] = useDroppedFiles(attachments.add);
  return { attachments, isOver, handlers };
}
