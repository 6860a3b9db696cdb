import { draftFiles } from '#session/drafts/draft-files.ts';
import { findDraftsWithStrokes } from '#session/drafts/draft-strokes.ts';
import { outboxStorage } from '#session/outbox/outbox-storage.ts';
import type { Session } from '#session/session.ts';
import { countPersistedForms, deletePersistedForms } from '#session/persisted-form.ts';
import { draftKey } from '#session/drafts/draft-context.ts';
import { viewerDrafts } from '#session/drafts/drafts.ts';

/**
 * Returns the number of unsent texts of the viewer on this device: drafts, queued posts, unsaved
 * forms, drawings without a draft, and stored drafts that can no longer be read.
 */
export async function countUnsentTexts(session: Session): Promise<number> {
  const drafts = session.part(viewerDrafts);
  const listed = drafts.list();
  const draftKeys = new Set(listed.map(({ context }) => draftKey(context)));
  const drawings = (await findDraftsWithStrokes(session)).filter((place) => !draftKeys.has(place));
  return (
    listed.length +
    session.part(outboxStorage).list().length +
    drafts.unreadable().length +
    countPersistedForms(session) +
    drawings.length
  );
}

/**
 * Deletes from this device all texts that `countUnsentTexts` counts, and their files. Never
 * rejects.
 */
export async function deleteUnsentTexts(session: Session): Promise<void> {
  session.part(viewerDrafts).deleteAll();
  session.part(outboxStorage).removeAll();
  deletePersistedForms(session);
  await session.part(draftFiles).removeAll();
}
