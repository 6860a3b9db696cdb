import { createContext, use } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useCardInstanceId } from './use-card-instance-id.ts';

export type SentKind = 'posted' | 'held' | 'saved';

export interface OpenForms {
  /**
   * The status replied to or quoted, by the card instance (`useCardInstanceId`) with the open form;
   * in a feed this is the row's key. Each status has at most one form.
   */
  readonly forms: Readonly<Record<string, string>>;
  /** Card instances whose form is a quote; the others are replies. */
  readonly quoting: ReadonlySet<string>;
  /** Card instance whose form was just opened and still has to take the focus. */
  readonly focusIn: string | undefined;
  /** The last sent post, for screen reader announcements; each has a new number. */
  readonly sent: { readonly kind: SentKind; readonly number: number } | undefined;
}

export type ComposerStore = StoreApi<OpenForms>;

/** Creates the store through which cards open the forms below them without importing them. */
export function createComposerStore(): ComposerStore {
  return createStore(() => ({
    forms: {},
    quoting: new Set<string>(),
    focusIn: undefined,
    sent: undefined,
  }));
}

export const ComposerContext = createContext<ComposerStore | undefined>(undefined);

export function useComposerStore(): ComposerStore {
  const store = use(ComposerContext);
  if (!store) throw new Error('no ComposerContext above');
  return store;
}

/** Returns and subscribes to the status that the form under this card replies to or quotes. */
export function useReplyTarget(cardId: string): string | undefined {
  const cardInstance = useCardInstanceId(cardId);
  return useStore(useComposerStore(), ({ forms }) => forms[cardInstance]);
}

/** Opens the reply or quote form under a card instance, or closes it if it is open there. */
export function toggleReplyForm(
  store: ComposerStore,
  cardInstance: string,
  statusId: string,
  kind: 'reply' | 'quote' = 'reply',
): void {
  const { forms, quoting } = store.getState();
  const wasQuoting = quoting.has(cardInstance);
  const isOpen = forms[cardInstance] !== undefined && wasQuoting === (kind === 'quote');
  const others = Object.entries(forms).filter(([, answered]) => answered !== statusId);
  const left = new Set([...quoting].filter((one) => one !== cardInstance));
  if (kind === 'quote' && !isOpen) left.add(cardInstance);
  store.setState({
    forms: Object.fromEntries(isOpen ? others : [...others, [cardInstance, statusId]]),
    quoting: left,
    focusIn: isOpen ? undefined : cardInstance,
  });
}
