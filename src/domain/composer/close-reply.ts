import type { ComposerStore } from './open-composer.ts';

/** Closes the reply form under a card, if one is open there. */
export function closeReply(store: ComposerStore, cardId: string): void {
  const { shownUnder, stranded } = store.getState();
  const others = Object.entries(stranded).filter(([under]) => under !== cardId);
  store.setState({
    stranded: Object.fromEntries(others),
    ...(shownUnder === cardId ? { inReplyTo: undefined, shownUnder: undefined } : {}),
  });
}
