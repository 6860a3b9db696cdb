import type { ComposerStore, SentKind } from '#components/composer/composer-store.ts';

/** Closes the reply form under a card instance, if open; its draft is kept. */
export function closeReplyForm(store: ComposerStore, cardInstance: string): void {
  const forms = Object.entries(store.getState().forms).filter(([under]) => under !== cardInstance);
  store.setState({ forms: Object.fromEntries(forms) });
}

/** Announces that a post was published or delayed, or that an edit was saved. */
export function announceSent(store: ComposerStore, kind: SentKind): void {
  store.setState(({ sent }) => ({ sent: { kind, number: (sent?.number ?? 0) + 1 } }));
}
