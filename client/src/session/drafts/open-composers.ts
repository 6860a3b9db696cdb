import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session, SessionPart } from '#session/session.ts';
import type { DraftContext } from './draft-context.ts';

/** The status to which a composer below a card replies, or which it quotes. */
export interface InlineTarget {
  readonly kind: 'reply' | 'quote';
  readonly statusId: string;
}

export interface OpenComposers {
  /**
   * The open composers below cards, by the id of the card instance (`useCardInstanceId`), which in
   * a feed is the key of the list row. There is at most one composer per status.
   */
  readonly inline: Readonly<Record<string, InlineTarget>>;
  /**
   * Id of the card instance whose composer was just opened and must receive the focus when it
   * mounts.
   */
  readonly focusIn: string | undefined;
  /** Kind of the draft in the dialog, once the dialog has loaded. */
  readonly inDialog: DraftContext['kind'] | undefined;
}

/**
 * The open composers. Cards use this session part to open composers below them, so that they need
 * not import the code of composers.
 */
export const openComposers: SessionPart<StoreApi<OpenComposers>> = {
  name: 'open composers',
  create: () => createStore(() => ({ inline: {}, focusIn: undefined, inDialog: undefined })),
};

/** Opens a composer below a card instance, or closes the one that is open there. */
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

/** Closes the composer below a card instance, if there is one. Its draft stays saved. */
export function closeInlineComposer({ part }: Pick<Session, 'part'>, cardInstance: string): void {
  const store = part(openComposers);
  const { [cardInstance]: _, ...inline } = store.getState().inline;
  store.setState({ inline });
}
