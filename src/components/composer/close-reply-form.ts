import type { ComposerStore } from './composer-store.ts';

/** Closes the reply form under a card instance, if open; its draft is kept. */
export function closeReplyForm(store: ComposerStore, cardInstance: string): void {
  const forms = Object.entries(store.getState().forms).filter(([under]) => under !== cardInstance);
  store.setState({ forms: Object.fromEntries(forms) });
}
