import type { MessageDescriptor } from '@lingui/core';
import type { StatusActionContext, StatusContext } from '#session/actions/status-context.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';

/**
 * Descriptor of an action on a status, from which the action bar, the menu, the keyboard shortcuts and
 * their help page are rendered.
 */
export interface StatusAction {
  readonly id: string;
  readonly icon: (facts: StatusContext) => IconGlyph;
  /** Text in menus and messages that says what the action does now, such as "Remove like". */
  readonly label: (facts: StatusContext) => MessageDescriptor;
  /**
   * For toggles: the accessible name of the button in both states. `aria-pressed` exposes the state, so
   * the name must not change with it: a changed name would be read as "Remove like, pressed".
   */
  readonly toggleName?: (facts: StatusContext) => MessageDescriptor;
  /** Colour of the active state. */
  readonly tone?: 'favourite' | 'reblog' | 'reply';
  readonly isShown: (facts: StatusContext) => boolean;
  readonly isEnabled?: (facts: StatusContext) => boolean;
  /**
   * Label of a visitor's link that performs the action on their own server; without one there is no
   * link.
   */
  readonly remoteLabel?: MessageDescriptor;
  /** For toggles: returns whether the action is active for the viewer, such as liked. */
  readonly isOn?: (facts: StatusContext) => boolean;
  readonly count?: (facts: StatusContext) => number;
  /** Performs the action. Rejects with the error to show. */
  readonly run: (context: StatusActionContext) => Promise<void> | void;
}

/**
 * The status and, in addition, what the server and the viewer's role allow. It is computed only
 * when a menu opens, which is rare.
 */
export interface StatusMenuContext extends StatusContext {
  readonly isStaff: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  readonly canMuteConversation: boolean;
  readonly canTranslate: boolean;
  /** Whether the status quotes one of the viewer's, whose quotes can be removed. */
  readonly canRevokeQuote: boolean;
  /** Whether the server has timelines of links that the viewer may read. */
  readonly canReadLinks: boolean;
}

export interface StatusMenuAction extends Omit<
  StatusAction,
  'isShown' | 'label' | 'toggleName' | 'tone' | 'count'
> {
  readonly label: (facts: StatusMenuContext) => MessageDescriptor;
  readonly isShown: (facts: StatusMenuContext) => boolean;
  /** Returns a path, or the URL of another site, that makes the menu item a link. */
  readonly href?: (facts: StatusMenuContext) => string | undefined;
  /** Returns the text of the second line of the menu item. */
  readonly description?: (facts: StatusMenuContext) => MessageDescriptor | undefined;
  readonly isDanger?: true;
}
