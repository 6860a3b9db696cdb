import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session, SessionPart } from '#session/session.ts';
import type { DraftContext } from './draft-context.ts';

/** What a composer below a card replies to or quotes. */
export interface InlineTarget {
  readonly kind: 'reply' | 'quote';
  readonly statusId: string;
}

export interface OpenComposers {
  /**
   * The composers below cards, by card instance (`useCardInstanceId`); in a feed this is the row's
   * key. Each status has at most one.
   */
  readonly inline: Readonly<Record<string, InlineTarget>>;
  /** Card instance whose composer was just opened and still has to take the focus. */
  readonly focusIn: string | undefined;
  /** Kind of the draft in the dialog, once the dialog has loaded. */
  readonly inDialog: DraftContext['kind'] | undefined;
}

/** The open composers. Cards open those below them through it without importing them. */
export const openComposers: SessionPart<StoreApi<OpenComposers>> = {
  name: 'open composers',
  create: () => createStore(() => ({ inline: {}, focusIn: undefined, inDialog: undefined })),
};

/** Opens a composer below a card instance, or closes it if it is open there. */
export function toggleInlineComposer(
  { part }: Pick<Session, 'part'>,
  cardInstance: string,
  target: InlineTarget,
): void {
  const store = part(openComposers);
  const { inline } = store.getState();
  const isOpen = inline[cardInstance]?.kind === target.kind;
  const others = Object.entries(inline).filter(([, { statusId }]) => statusId !== target.statusId);
  store.setState({
    inline: Object.fromEntries(isOpen ? others : [...others, [cardInstance, target]]),
    focusIn: isOpen ? undefined : cardInstance,
  });
}

/** Closes the composer below a card instance, if there is one; its draft stays. */
export function closeInlineComposer({ part }: Pick<Session, 'part'>, cardInstance: string): void {
  const store = part(openComposers);
  const { [cardInstance]: _, ...inline } = store.getState().inline;
  store.setState({ inline });
}
