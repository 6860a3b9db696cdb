import { createContext, use } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { useCardInstance } from '#domain/card/card-instance.ts';
import type { DraftContext } from '#domain/draft/draft-context.ts';

export type ComposerDialogTarget = DraftContext & {
  /** What a new post begins with. */
  readonly text?: string;
  /** Told of the answer once it stands: it was asked for where a conversation is read. */
  readonly onAnswered?: ((id: string) => void) | undefined;
  /** Opens on a list instead of the form. */
  readonly list?: 'drafts' | 'scheduled';
};

/** What may be told of what was written. */
export type SentKind = 'posted' | 'held' | 'saved';

export interface OpenForms {
  /**
   * The status that is answered or quoted, by the card instance (`useCardInstance`) that the form
   * stands under; in a feed this has the row's key. A status has one form.
   */
  readonly forms: Readonly<Record<string, string>>;
  /** The card instances whose form quotes; the others answer. */
  readonly quoting: ReadonlySet<string>;
  /** The card instance whose form was asked for just now and is still to take the focus. */
  readonly focusIn: string | undefined;
  /** The form that lies over the page. */
  readonly dialog: ComposerDialogTarget | undefined;
  /** What has gone out last, to be told to those who listen; each has a number of its own. */
  readonly sent: { readonly kind: SentKind; readonly number: number } | undefined;
}

export type ComposerStore = StoreApi<OpenForms>;

/** How features ask for the composer without knowing it. */
export function createComposerStore(): ComposerStore {
  return createStore(() => ({
    forms: {},
    quoting: new Set<string>(),
    focusIn: undefined,
    dialog: undefined,
    sent: undefined,
  }));
}

export const ComposerContext = createContext<ComposerStore | undefined>(undefined);

export function useComposerStore(): ComposerStore {
  const store = use(ComposerContext);
  if (!store) throw new Error('no ComposerContext above');
  return store;
}

/** Opens a form over the page: a new post, an edit, or a draft that was put aside. */
export function openComposerDialog(store: ComposerStore, dialog: ComposerDialogTarget): void {
  store.setState({ dialog });
}

/** Tells that a post stands or is held, or that a change of one is saved. */
export function tellSent(store: ComposerStore, kind: SentKind): void {
  store.setState(({ sent }) => ({ sent: { kind, number: (sent?.number ?? 0) + 1 } }));
}

/** What is answered or quoted under a card instance, if anything is. */
export function replyUnder({ forms }: OpenForms, cardInstance: string): string | undefined {
  return forms[cardInstance];
}

/** The same of a card, where this is drawn, followed. */
export function useReplyUnder(cardId: string): string | undefined {
  const cardInstance = useCardInstance(cardId);
  return useStore(useComposerStore(), (open) => replyUnder(open, cardInstance));
}

/** Opens the form for an answer or a quote under a card instance, or closes it when it is open there. */
export function toggleReply(
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
