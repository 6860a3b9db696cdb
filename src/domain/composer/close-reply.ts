import type { ComposerStore } from './open-composer.ts';

/** Closes the reply form under a drawing of a card, if one is open there. */
export function closeReply(store: ComposerStore, drawing: string): void {
  const { shownUnder, stranded } = store.getState();
  const others = Object.entries(stranded).filter(([under]) => under !== drawing);
  store.setState({
    stranded: Object.fromEntries(others),
    ...(shownUnder === drawing ? { inReplyTo: undefined, shownUnder: undefined } : {}),
  });
}
