import { createContext, use } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { useCardInstance } from '#domain/card/card-instance.ts';

/** Which reply forms are open. */
export interface OpenForms {
  /**
   * The status that is answered, by the card instance (`useCardInstance`) that the form stands under; in a feed this
   * has the row's key. A status has one form.
   */
  readonly forms: Readonly<Record<string, string>>;
  /** The card instance whose form was asked for just now and is still to take the focus. */
  readonly focusIn: string | undefined;
}

export type ComposerStore = StoreApi<OpenForms>;

/** How features ask for the composer without knowing it. */
export function createComposerStore(): ComposerStore {
  return createStore(() => ({ forms: {}, focusIn: undefined }));
}

export const ComposerContext = createContext<ComposerStore | undefined>(undefined);

export function useComposerStore(): ComposerStore {
  const store = use(ComposerContext);
  if (!store) throw new Error('no ComposerContext above');
  return store;
}

/** What is answered under a card instance, if anything is. */
export function replyUnder({ forms }: OpenForms, cardInstance: string): string | undefined {
  return forms[cardInstance];
}

/** The same of a card, where this is drawn, followed. */
export function useReplyUnder(cardId: string): string | undefined {
  const cardInstance = useCardInstance(cardId);
  return useStore(useComposerStore(), (open) => replyUnder(open, cardInstance));
}

/** Opens the reply form under a card instance, or closes it when it is open there. */
export function toggleReply(store: ComposerStore, cardInstance: string, statusId: string): void {
  const { forms } = store.getState();
  const isOpen = forms[cardInstance] !== undefined;
  const others = Object.entries(forms).filter(([, answered]) => answered !== statusId);
  store.setState({
    forms: Object.fromEntries(isOpen ? others : [...others, [cardInstance, statusId]]),
    focusIn: isOpen ? undefined : cardInstance,
  });
}
