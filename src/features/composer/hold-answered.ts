import type { ComposerStore, ComposerTarget } from '#domain/composer/open-composer.ts';
import type { Drafts } from '#domain/draft/drafts.ts';
import type { Session } from '#session/session.ts';

const held = new WeakSet<Session>();

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
      /* Within a conversation: the row that holds it, and the post's own, where the form goes after that. */
      ([drawing, statusId]) => isWritten(statusId) && drawing.split(' ').includes(row),
    );
  const unsubscribe = store.subscribe((now, { shownUnder, inReplyTo }) => {
    /* One that is answered elsewhere now has taken its form along. */
    const isLeft = shownUnder !== undefined && inReplyTo !== now.inReplyTo;
    if (isLeft && inReplyTo !== undefined && isWritten(inReplyTo)) {
      const isGone = tables.statuses.get(inReplyTo)?.isDeleted === true;
      if (isGone) store.setState({ stranded: { ...now.stranded, [shownUnder]: inReplyTo } });
    }
    feeds.sweep();
  });
  ended.addEventListener('abort', unsubscribe);
}
