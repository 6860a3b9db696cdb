import { draftFiles } from '#domain/attachment/draft-files.ts';
import { placesWithStrokes } from '#domain/attachment/drawing/stored-strokes.ts';
import type { Session } from '#session/session.ts';
import { countWrittenForms, deleteWrittenForms } from '#session/written-form.ts';
import { draftKey } from '#domain/draft/draft-context.ts';
import { ownDrafts } from '#domain/draft/use-drafts.ts';

/**
 * How many texts the viewer has written on this device and not sent: drafts, queued posts, unsaved
 * forms, drawings without a draft, and texts that can no longer be read as drafts.
 */
export async function countUnsent(session: Session): Promise<number> {
  const drafts = session.part(ownDrafts);
  const listed = drafts.list();
  const places = new Set(listed.map(({ context }) => draftKey(context)));
  const drawings = (await placesWithStrokes(session)).filter((place) => !places.has(place));
  return (
    listed.length +
    drafts.posts.list().length +
    drafts.unreadable().length +
    countWrittenForms(session) +
    drawings.length
  );
}

/** Deletes all that `countUnsent` counts, and the files of it, from this device. Never rejects. */
export async function deleteUnsent(session: Session): Promise<void> {
  session.part(ownDrafts).deleteAll();
  deleteWrittenForms(session);
  await session.part(draftFiles).removeAll();
}
