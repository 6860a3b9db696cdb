import { closeReply } from '#domain/composer/close-reply.ts';
import { moveReply } from '#domain/composer/move-reply.ts';
import { replyUnder, type ComposerStore } from '#domain/composer/open-composer.ts';
import type { Drafts } from '#domain/draft/drafts.ts';
import { openChoice } from '#domain/thread/open-choice.ts';
import type { Session } from '#session/session.ts';

/**
 * To be called when a form has gone with its drawing. Where it stood in a conversation that has been closed
 * since, what was begun is found under the row of its post, and the rest is over; a drawing that is only
 * out of sight finds its form again when it comes back.
 */
export function leaveDrawing(
  { uiState }: Session,
  store: ComposerStore,
  drafts: Drafts,
  { drawing, cardId }: { readonly drawing: string; readonly cardId: string },
): void {
  const { early } = store.getState();
  const [row = ''] = drawing.split(' ');
  const statusId = replyUnder(store.getState(), drawing);
  const isOpen = row === drawing || uiState.read(openChoice(row)) !== false;
  if (statusId === undefined || isOpen) return;
  /* Nobody has asked for the form there: the focus stays with the reader. */
  early.delete(statusId);
  if (drafts.get({ kind: 'reply', statusId })) moveReply(store, drawing, cardId);
  else closeReply(store, drawing);
}
