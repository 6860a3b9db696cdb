import { createContext, use } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { useDrawing } from '#domain/status/drawn-in.ts';

/** Which status is being answered; the card of it shows the reply form. */
export interface ComposerTarget {
  readonly inReplyTo: string | undefined;
  /** The drawing (`useDrawing`) that the form stands under; in a feed it has the row's key. */
  readonly shownUnder: string | undefined;
  /**
   * Answers to what was deleted while they were being written, the answered status by the drawing: these
   * stay open beside the other form, for nobody could open them again.
   */
  readonly stranded: Readonly<Record<string, string>>;
  /**
   * What was typed before the form was there, by status; nobody watches it. There is an entry, if only an
   * empty one, for as long as the form is still to take the focus.
   */
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

/** What is answered under a drawing of a card, if anything is. */
export function replyUnder(target: ComposerTarget, drawing: string): string | undefined {
  return target.shownUnder === drawing ? target.inReplyTo : target.stranded[drawing];
}

/** The same of a card, where this is drawn, followed. */
export function useReplyUnder(cardId: string): string | undefined {
  const drawing = useDrawing(cardId);
  return useStore(useComposerStore(), (target) => replyUnder(target, drawing));
}

/** Opens the reply form under a drawing of a card, or closes it when it is open there. */
export function toggleReply(store: ComposerStore, drawing: string, statusId: string): void {
  const { shownUnder, early } = store.getState();
  const isOpen = shownUnder === drawing;
  if (!isOpen) early.set(statusId, early.get(statusId) ?? '');
  store.setState({
    inReplyTo: isOpen ? undefined : statusId,
    shownUnder: isOpen ? undefined : drawing,
  });
}
