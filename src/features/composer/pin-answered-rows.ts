import type { ComposerStore } from '#domain/composer/open-composer.ts';
import type { Drafts } from '#domain/draft/drafts.ts';
import type { Session } from '#session/session.ts';

/**
 * Pins the rows under which somebody writes an answer, whatever is deleted there, and follows forms and
 * drafts. Returns the way to stop following; what is pinned stays so.
 */
export function pinAnsweredRows(
  { tables }: Session,
  store: ComposerStore,
  drafts: Drafts,
): () => void {
  const { answered } = tables.pinned;
  const pin = (): void => {
    answered.clear();
    for (const [cardInstance, statusId] of Object.entries(store.getState().forms)) {
      if (drafts.get({ kind: 'reply', statusId }) === undefined) continue;
      /* A card instance within a conversation names the row that this is open in, and the post's own. */
      for (const row of cardInstance.split(' ')) answered.add(row);
    }
  };
  pin();
  const stops = [store.subscribe(pin), drafts.subscribe(pin)];
  return () => stops.forEach((stop) => stop());
}
