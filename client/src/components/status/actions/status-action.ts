import type { MessageDescriptor } from '@lingui/core';
import type { StatusActionContext, StatusContext } from '#session/actions/status-context.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';

/**
 * Descriptor of an action on a status. The action bar, the menu, the shortcuts and the help page
 * are rendered from it.
 */
export interface StatusAction {
  readonly id: string;
  readonly icon: (facts: StatusContext) => IconGlyph;
  /** What it does now, in menus and messages. */
  readonly label: (facts: StatusContext) => MessageDescriptor;
  /**
   * For toggles: the name of the button in both states, which `aria-pressed` tells apart, as for
   * all toggle buttons. A name that changes as well would be read as "Remove like, pressed".
   */
  readonly toggleName?: (facts: StatusContext) => MessageDescriptor;
  /** Colour of the active state. */
  readonly tone?: 'favourite' | 'reblog' | 'reply';
  readonly isShown: (facts: StatusContext) => boolean;
  readonly isEnabled?: (facts: StatusContext) => boolean;
  /** Visitors can perform it from their own server: the label of the link to it. */
  readonly remoteLabel?: MessageDescriptor;
  /** For toggles: whether it is active. */
  readonly isOn?: (facts: StatusContext) => boolean;
  readonly count?: (facts: StatusContext) => number;
  /** Rejects with the error to show. */
  readonly run: (context: StatusActionContext) => Promise<void> | void;
}

/**
 * Adds the server's capabilities and the viewer's role; computed only for the menu, which is rarely
 * opened.
 */
export interface StatusMenuContext extends StatusContext {
  readonly isStaff: boolean;
  readonly canEdit: boolean;
  readonly canTranslate: boolean;
}

export interface StatusMenuAction extends Omit<
  StatusAction,
  'isShown' | 'label' | 'toggleName' | 'tone' | 'count'
> {
  readonly label: (facts: StatusMenuContext) => MessageDescriptor;
  readonly isShown: (facts: StatusMenuContext) => boolean;
  /** Makes it a link that leads out of the client. */
  readonly href?: (facts: StatusMenuContext) => string | undefined;
  /** Text of the second line. */
  readonly description?: (facts: StatusMenuContext) => MessageDescriptor | undefined;
  readonly isDanger?: true;
}
