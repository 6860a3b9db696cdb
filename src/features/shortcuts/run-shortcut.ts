import { i18n } from '#i18n/i18n.ts';
import { pathTo, profilePath } from '#domain/links/paths.ts';
import { goToNextUnread, nextUnread } from '#domain/shortcuts/next-unread.ts';
import { openKeys } from '#domain/shortcuts/open-keys.ts';
import { typedAhead } from '#domain/shortcuts/typed-ahead.ts';
import { actionsAtHand } from '#domain/status/actions-at-hand.ts';
import { cardAtHand, type CardAtHand } from '#domain/status/card-at-hand.ts';
import { checkVisitorTranslation } from '#domain/status/visitor-translation.ts';
import type { Session } from '#session/session.ts';
import { stepThroughPosts } from '#ui/focus/feed-keys.ts';

/** What the keys need of the page around them. */
export interface KeysWorld {
  readonly session: Session;
  readonly navigate: (href: string) => void;
  readonly openSettings: () => void;
  /** Opens the form for a new post over the page. */
  readonly compose: () => void;
  /** Whether a form was asked for that does not have the focus yet. */
  readonly awaitsForm: () => boolean;
  /** Where `go …` leads, by the name behind it. */
  readonly placeOf: (id: string) => string | undefined;
}

/** What opens a picture or a film of a post. */
const openers = 'figure a[href], figure button';

function pressIn(article: HTMLElement, selector: string): void {
  article.querySelector<HTMLElement>(selector)?.click();
}

function runAction(id: string, card: CardAtHand, session: Session): void {
  const action = actionsAtHand(session, card).find((one) => one.id === id);
  action?.run(i18n._(action.label));
}

function runOnPost(id: string, card: CardAtHand, { session, navigate }: KeysWorld): void {
  const { article, facts, actions } = card;
  const { accountId } = facts.status;
  switch (id) {
    case 'open':
      return navigate(pathTo('conversation', { id: facts.status.id }));
    case 'profile': {
      const author = accountId === undefined ? undefined : session.tables.accounts.get(accountId);
      return author && navigate(profilePath(author));
    }
    case 'subject':
      return actions.setUnfolded(!actions.isUnfolded);
    case 'react':
      return pressIn(article, '[data-action="react"]');
    case 'media':
      return pressIn(article, openers);
    case 'translate':
      return void checkVisitorTranslation(session).then(() => runAction(id, card, session));
    default:
      return runAction(id, card, session);
  }
}

/** Whether what is no action of its bar or menu may be done with a post, as it is drawn. */
export function canRunOnPost(id: string, { article, facts }: CardAtHand): boolean {
  switch (id) {
    case 'open':
    case 'profile':
      return true;
    case 'subject':
      return (facts.status.spoilerText ?? '') !== '';
    case 'react':
      return article.querySelector('[data-action="react"]') !== null;
    case 'media':
      return article.querySelector(openers) !== null;
    default:
      return false;
  }
}

/** Leads to the field of the search, and to its screen where that is not open. */
function openSearch({ session, navigate }: KeysWorld): void {
  const ahead = session.part(typedAhead);
  ahead.setState({ text: '' });
  /* A field that is there has taken the focus by now. */
  if (ahead.getState().text !== undefined) navigate(pathTo('search'));
}

/** Does what a row of the table says; what needs a post is done with the one that has the focus. */
export function runShortcut(id: string, world: KeysWorld): void {
  const { session, navigate, openSettings, compose, placeOf } = world;
  const [, place] = id.split('go ');
  if (place !== undefined) {
    const href = placeOf(place);
    if (href !== undefined) navigate(href);
    return;
  }
  switch (id) {
    case 'next':
      return stepThroughPosts(1);
    case 'previous':
      return stepThroughPosts(-1);
    case nextUnread:
      return goToNextUnread();
    case 'settings':
      return openSettings();
    case 'compose':
      return session.viewerId === null ? undefined : compose();
    case 'search':
      return openSearch(world);
    case 'help':
      return session.part(openKeys).setState({ open: 'help' });
    default: {
      const card = cardAtHand(document.activeElement);
      if (card) runOnPost(id, card, world);
    }
  }
}
