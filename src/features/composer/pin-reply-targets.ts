import type { ComposerStore } from '#components/composer/composer-store.ts';
import type { Drafts } from '#components/draft/drafts.ts';
import type { Session } from '#session/session.ts';

/**
 * Pins the rows that have an open reply draft, so that deleting a status does not remove its form.
 * Follows forms and drafts; returns a function that stops following but leaves the pins.
 */
export function pinReplyTargets(
  { tables }: Session,
  store: ComposerStore,
  drafts: Drafts,
): () => void {
  const { beingRepliedTo: answered } = tables.pinned;
  const pin = (): void => {
    answered.clear();
    for (const [cardInstance, statusId] of Object.entries(store.getState().forms)) {
      if (drafts.get({ kind: 'reply', statusId }) === undefined) continue;
      /* In a conversation, the id of a card instance contains both the row and the status. */
      for (const row of cardInstance.split(' ')) answered.add(row);
    }
  };
  pin();
  const stops = [store.subscribe(pin), drafts.subscribe(pin)];
  return () => stops.forEach((stop) => stop());
}
