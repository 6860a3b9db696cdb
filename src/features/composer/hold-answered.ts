import type { ComposerStore, ComposerTarget } from '#domain/composer/open-composer.ts';
import type { Drafts } from '#domain/draft/drafts.ts';
import { cardOf } from '#domain/status/card-of.ts';
import type { Session } from '#session/session.ts';

const held = new WeakSet<Session>();

/** The list's row that a card stands in: the cards of an open conversation share one. */
function rowOf(cardId: string): string | undefined {
  const card = cardOf(document.body, cardId);
  return card?.closest<HTMLElement>('[data-row]')?.dataset['row'];
}

/** Where forms stand, and what each answers. */
function openForms({ shownUnder, inReplyTo, stranded }: ComposerTarget): [string, string][] {
  const all = Object.entries(stranded);
  return shownUnder && inReplyTo ? [...all, [shownUnder, inReplyTo]] : all;
}

/**
 * Keeps the place of an answer that somebody has begun to write, whatever is deleted there, until they
 * are done with it; opening another form leaves it open where its post has gone.
 */
export function holdAnswered(session: Session, store: ComposerStore, drafts: Drafts): void {
  if (held.has(session)) return;
  held.add(session);
  const { tables, feeds, ended } = session;
  const isWritten = (statusId: string): boolean =>
    (store.getState().early.get(statusId) ?? '') !== '' ||
    drafts.get({ kind: 'reply', statusId }) !== undefined;
  tables.latecomers.rowHolders.answer = (row) =>
    openForms(store.getState()).some(
      ([cardId, statusId]) => isWritten(statusId) && (cardId === row || rowOf(cardId) === row),
    );
  const unsubscribe = store.subscribe((now, { shownUnder, inReplyTo }) => {
    const isLeft = shownUnder !== undefined && shownUnder !== now.shownUnder;
    if (isLeft && inReplyTo !== undefined && isWritten(inReplyTo)) {
      const isGone = tables.statuses.get(inReplyTo)?.isDeleted === true;
      if (isGone) store.setState({ stranded: { ...now.stranded, [shownUnder]: inReplyTo } });
    }
    feeds.sweep();
  });
  ended.addEventListener('abort', unsubscribe);
}
