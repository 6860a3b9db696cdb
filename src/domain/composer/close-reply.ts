import type { ComposerStore } from './open-composer.ts';

/** Closes the reply form under a drawing of a card, if one is open there; its draft is kept. */
export function closeReply(store: ComposerStore, drawing: string): void {
  const forms = Object.entries(store.getState().forms).filter(([under]) => under !== drawing);
  store.setState({ forms: Object.fromEntries(forms) });
}
