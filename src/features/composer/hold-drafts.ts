import type { ComposerStore } from '#domain/composer/open-composer.ts';
import type { Drafts } from '#domain/draft/drafts.ts';
import type { Session } from '#session/session.ts';

/** Keeps the rows under which somebody writes an answer, whatever is deleted there. */
export function holdDrafts({ tables }: Session, store: ComposerStore, drafts: Drafts): void {
  tables.latecomers.rowHolders.answer = (row) =>
    Object.entries(store.getState().forms).some(
      /* A card instance within a conversation names the row that this is open in, and the post's own. */
      ([cardInstance, statusId]) =>
        cardInstance.split(' ').includes(row) &&
        drafts.get({ kind: 'reply', statusId }) !== undefined,
    );
}
