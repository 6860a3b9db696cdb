import type { MessageDescriptor } from '@lingui/core';
import type { Session } from '#session/session.ts';
import type { IconGlyph } from '#ui/icon.tsx';
import { siblingArticles } from '#ui/focus/articles-beside.ts';
import { restoreFocusNearby } from '#ui/focus/keep-focus.ts';
import { statusBarActions } from './actions/bar.ts';
import { statusMenuActions } from './actions/menu.ts';
import type { MountedCard } from './card-at-hand.ts';
import { createStatusMenuContext } from './menu-facts.ts';

/** An action that can be run now on a mounted card. */
export interface AvailableAction {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly icon: IconGlyph;
  /** `label` is the visible label, used in the error message. */
  readonly run: (label: string) => void;
}

/** Returns all actions that the bar and the menu offer to this viewer now. */
export function availableActions(
  session: Session,
  { article, facts, actions }: MountedCard,
): readonly AvailableAction[] {
  const all = createStatusMenuContext(session, facts);
  const inBar = statusBarActions
    .filter((action) => action.isShown(facts) && (action.isEnabled?.(facts) ?? true))
    .map((action) => ({
      id: action.id,
      label: action.label(facts),
      icon: action.icon(facts),
      run: (label: string) => actions.run(action, label),
    }));
  const inMenu = statusMenuActions
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
