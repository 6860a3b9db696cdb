import type { ComposerStore } from './open-composer.ts';

/** Has a form that is open under one drawing stand under another. */
export function moveReply(store: ComposerStore, from: string, to: string): void {
  const { shownUnder, stranded } = store.getState();
  const moved = Object.entries(stranded).map(([under, id]) => [under === from ? to : under, id]);
  store.setState({
    stranded: Object.fromEntries(moved),
    ...(shownUnder === from ? { shownUnder: to } : {}),
  });
}
