import { i18n } from '#i18n/i18n.ts';
import { pathTo } from '#lib/url/paths.ts';
import { moderationShortcutId } from '#components/shortcuts/shortcut-table.ts';
import { goToNextUnread, nextUnreadShortcutId } from '#lib/keys/next-unread.ts';
import { focusSearchField } from '#lib/keys/type-ahead-buffer.ts';
import { availableActions } from '#components/status/available-actions.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { toggleTheme } from '#session/appearance/toggle-theme.ts';
import { runColumnShortcut } from '#components/columns/column-actions.ts';
import { findMountedCard, type MountedCard } from '#components/status/mounted-card.ts';
import { checkVisitorTranslationAccess } from '#components/status/status-translation-state.ts';
import type { Notice } from '#session/notices.ts';
import type { Session } from '#session/session.ts';
import { moveStatusFocus } from '#ui/focus/move-status-focus.ts';
import { profilePathIn } from '#session/profile-path.ts';

/** The session, and the functions of the page that the shortcuts call. */
export interface ShortcutContext {
  readonly session: Session;
  readonly navigate: (href: string) => void;
  readonly openSettings: () => void;
  /** Opens the moderation window; undefined if the viewer is not staff. */
  readonly openModeration: (() => void) | undefined;
  /** Opens the form for a new post in a dialog. */
  readonly compose: () => void;
  /** Returns whether a form was requested that does not have the focus yet. */
  readonly isFormPending: () => boolean;
  /** Returns the path that a `go-…` shortcut leads to; `id` is what follows `go-`. */
  readonly resolvePlace: (id: string) => string | undefined;
}

const controls = {
  react: '[data-action="react"]',
  media: 'figure a[href], figure button',
} as const;

/** Returns the element of a card that opens the reaction picker or the lightbox. */
function findStatusControl(card: HTMLElement, control: keyof typeof controls): HTMLElement | null {
  return card.querySelector<HTMLElement>(controls[control]);
}

function runAction(id: string, card: MountedCard, session: Session): void {
  const action = availableActions(session, card).find((one) => one.id === id);
  action?.run(i18n._(action.label));
}

function runOnPost(id: string, card: MountedCard, { session, navigate }: ShortcutContext): void {
  const { article, facts, actions } = card;
  const { accountId } = facts.status;
  switch (id) {
    case 'open':
      return navigate(pathTo('conversation', { id: facts.status.id }));
    case 'profile': {
      const author = accountId === undefined ? undefined : session.tables.accounts.get(accountId);
      return author && navigate(profilePathIn(session, author));
    }
    case 'subject':
      return actions.setUnfolded(!actions.isUnfolded);
    case 'react':
    case 'media':
      return findStatusControl(article, id)?.click();
    case 'translate':
      return void checkVisitorTranslationAccess(session).then(() => runAction(id, card, session));
    default:
      return runAction(id, card, session);
  }
}

/**
 * Returns whether the status of a card supports a shortcut that is no action of its bar or menu, such
 * as opening its media.
 */
export function canRunShortcutOnPost(id: string, { article, facts }: MountedCard): boolean {
  switch (id) {
    case 'open':
    case 'profile':
      return true;
    case 'subject':
      return (facts.status.spoilerText ?? '') !== '';
    case 'react':
    case 'media':
      return findStatusControl(article, id) !== null;
    default:
      return false;
  }
}

/**
 * Follows the link to the status of a focused row, such as a like, or to the account if it has
 * none.
 */
function openRow(row: Element | null | undefined): void {
  const link =
    row?.querySelector('time')?.closest('a') ?? row?.querySelector<HTMLElement>('a[href]');
  link?.click();
}

/** Returns the newest notice with an action that can be undone. */
export function findUndoableNotice({ notices }: Session): Notice | undefined {
  return notices.store.getState().findLast(({ undo }) => undo !== undefined);
}

/** Focuses the search field, or opens its screen if it is not mounted. */
function openSearch({ navigate }: ShortcutContext): void {
  if (!focusSearchField()) navigate(pathTo('search'));
}

/** Runs a shortcut. Shortcuts for a status apply to the focused one. */
export function runShortcut(id: string, world: ShortcutContext): void {
  const { session, navigate, openSettings, compose, resolvePlace: placeOf } = world;
  const [, place] = id.split('go-');
  if (place !== undefined) {
    const href = placeOf(place);
    if (href !== undefined) navigate(href);
    return;
  }
  const [, columnAction] = id.split('column-');
  if (columnAction !== undefined) return runColumnShortcut(session, columnAction);
  switch (id) {
    case 'next':
      return moveStatusFocus(1);
    case 'previous':
      return moveStatusFocus(-1);
    case nextUnreadShortcutId:
      return goToNextUnread();
    case 'settings':
      return openSettings();
    case moderationShortcutId:
      return world.openModeration?.();
    case 'compose':
      return session.viewerId === null ? undefined : compose();
    case 'search':
      return openSearch(world);
    case 'undo': {
      const notice = findUndoableNotice(session);
      return notice && session.notices.undo(notice.id);
    }
    case 'theme':
      return toggleTheme(session);
    case 'help':
      return openWindow(session, 'shortcutHelp', undefined);
    default: {
      const { activeElement } = document;
      const card = findMountedCard(activeElement);
      if (card) runOnPost(id, card, world);
      else if (id === 'open') openRow(activeElement?.closest('[data-row]'));
    }
  }
}
