import { createContext, use } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

/** Which status is being answered; the card of it shows the reply form. */
export interface ComposerTarget {
  readonly inReplyTo: string | undefined;
  /** The status where the form is drawn: a repeat's card holds another status's reply. */
  readonly shownUnder: string | undefined;
  /**
   * Answers to what was deleted while they were being written, the answered status by the card: these
   * stay open beside the other form, for nobody could open them again.
   */
  readonly stranded: Readonly<Record<string, string>>;
  /** What was typed before the form's code was there, by status; nobody watches it. */
  readonly early: Map<string, string>;
}

export type ComposerStore = StoreApi<ComposerTarget>;

/** How features ask for the composer without knowing it. */
export function createComposerStore(): ComposerStore {
  return createStore(() => ({
    inReplyTo: undefined,
    shownUnder: undefined,
    stranded: {},
    early: new Map(),
  }));
}

export const ComposerContext = createContext<ComposerStore | undefined>(undefined);

export function useComposerStore(): ComposerStore {
  const store = use(ComposerContext);
  if (!store) throw new Error('no ComposerContext above');
  return store;
}

/** What is answered under a card, if anything is. */
export function replyUnder(target: ComposerTarget, cardId: string): string | undefined {
  return target.shownUnder === cardId ? target.inReplyTo : target.stranded[cardId];
}

/** The same of this card, followed. */
export function useReplyUnder(cardId: string): string | undefined {
  return useStore(useComposerStore(), (target) => replyUnder(target, cardId));
}

/** Opens the reply form under a card, or closes it when it is open there. */
export function toggleReply(store: ComposerStore, cardId: string, statusId: string): void {
  const isOpen = store.getState().shownUnder === cardId;
  store.setState({
    inReplyTo: isOpen ? undefined : statusId,
    shownUnder: isOpen ? undefined : cardId,
  });
}
