import { can } from '#api/capabilities.ts';
import type { StatusContext } from '#session/actions/status-context.ts';
import type { StatusMenuContext } from './actions/status-action.ts';
import { canReadFeed } from '#session/feeds/feed-access.ts';
import type { Session } from '#session/session.ts';
import { siblingArticles } from '#ui/focus/sibling-articles.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { canTranslate } from './status-translation-state.ts';
import { withToggleAnnouncement } from './actions/with-toggle-announcement.ts';
import { statusBarActions } from './actions/status-bar-actions.ts';
import { statusMenuActions } from './actions/status-menu-actions.ts';
import type { MountedCard } from './mounted-card.ts';

/* Returns whether the status quotes a status of the viewer. On servers without approval of
   quotes, `quoteState` is absent, and the result is false. */
function isQuoteOfOwn({ tables, viewerId }: Session, { status, isOwn }: StatusContext): boolean {
  const { quoteId, quoteState } = status;
  if (viewerId === null || isOwn || !quoteId || quoteState !== 'accepted') return false;
  return tables.statuses.get(quoteId)?.accountId === viewerId;
}

export function createStatusMenuContext(session: Session, facts: StatusContext): StatusMenuContext {
  const { viewerId, tables, instance } = session;
  const me = viewerId === null ? undefined : tables.accounts.get(viewerId);
  const server = instance.getState().info.serverInfo;
  return {
    ...facts,
    isStaff: can('pleromaModeration', server) && (me?.isAdmin === true || me?.isModerator === true),
    canEdit: can('editing', server),
    canDelete: can('deleting', server),
    canMuteConversation: can(facts.isOwn ? 'muteOwnConversations' : 'muteConversations', server),
    canTranslate: canTranslate(session),
    canRevokeQuote: isQuoteOfOwn(session, facts),
    canReadLinks:
      can('linkTimeline', server) &&
      canReadFeed('trending_link_feeds', viewerId !== null, instance.getState().info.document),
  };
}

/**
 * Returns all actions that the bar and the menu of a card now offer to this viewer. Pass the shown
 * label to `run`, which uses it in the error message.
 */
export function availableActions(session: Session, { article, facts, actions }: MountedCard) {
  const all = createStatusMenuContext(session, facts);
  const inBar = statusBarActions
    .filter((action) => action.isShown(facts) && (action.isEnabled?.(facts) ?? true))
    .map((action) => ({
      id: action.id,
      label: action.label(facts),
      icon: action.icon(facts),
      run: (label: string) => actions.run(withToggleAnnouncement(action), label),
    }));
  const inMenu = statusMenuActions
    /* Links inside the client are items of the menu only. */
    .filter((action) => action.href?.(all)?.startsWith('/') !== true)
    .filter((action) => action.isShown(all) && !actions.isBusy(action.id))
    .map((action) => ({
      id: action.id,
      label: action.label(all),
      icon: action.icon(all),
      run(label: string) {
        restoreFocusNearby(article, siblingArticles(article));
        actions.run(action, label, true);
      },
    }));
  return [...inBar, ...inMenu];
}
