import type { Draft } from '#session/drafts/draft.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { type Attachments, useAttachments } from './use-attachments.ts';
import { type DropHandlers, useDroppedFiles } from './use-dropped-files.ts';

/**
 * The files of a post, from the file dialog, drops and pastes, and their effect on sensitivity
 * (R-COMP-045).
 */
export function usePostFiles(
  draftKey: string,
  draft: Draft,
  change: (change: DraftChange) => void,
): { attachments: Attachments; isOver: boolean; handlers: DropHandlers } {
  const marksSensitive = usePreference('sensitiveIfSubject');
  const attachments = useAttachments(draftKey, draft.attachments, (next) =>
    change(({ attachments: before, subject, sensitive }) => {
      const after = next(before);
      const isMarked = marksSensitive && subject.trim() !== '' && after.length > before.length;
      return { attachments: after, sensitive: sensitive || isMarked };
    }),
  );
  const [isOver, handlers] = useDroppedFiles(attachments.add);
  return { attachments, isOver, handlers };
}
