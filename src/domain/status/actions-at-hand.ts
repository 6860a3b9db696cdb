import type { MessageDescriptor } from '@lingui/core';
import type { Session } from '#session/session.ts';
import type { IconGlyph } from '#ui/icon.tsx';
import { articlesBeside } from '#ui/focus/articles-beside.ts';
import { keepFocusNear } from '#ui/focus/keep-focus.ts';
import { barActions } from './actions/bar.ts';
import { menuActions } from './actions/menu.ts';
import type { CardAtHand } from './card-at-hand.ts';
import { menuFacts } from './menu-facts.ts';

/** An action that can be run now on a mounted card. */
export interface ActionAtHand {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly icon: IconGlyph;
  /** `label` is the visible label, used in the error message. */
  readonly run: (label: string) => void;
}

/** Returns all actions that the bar and the menu offer to this viewer now. */
export function actionsAtHand(
  session: Session,
  { article, facts, actions }: CardAtHand,
): readonly ActionAtHand[] {
  const all = menuFacts(session, facts);
  const inBar = barActions
    .filter((action) => action.isShown(facts) && (action.isEnabled?.(facts) ?? true))
    .map((action) => ({
      id: action.id,
      label: action.label(facts),
      icon: action.icon(facts),
      run: (label: string) => actions.run(action, label),
    }));
  const inMenu = menuActions
    .filter((action) => action.isShown(all) && !actions.isBusy(action.id))
    .map((action) => ({
      id: action.id,
      label: action.label(all),
      icon: action.icon(all),
      run(label: string) {
        keepFocusNear(article, articlesBeside(article));
        actions.run(action, label, true);
      },
    }));
  return [...inBar, ...inMenu];
}
