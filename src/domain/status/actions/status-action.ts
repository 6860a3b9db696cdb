import type { MessageDescriptor } from '@lingui/core';
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { StatusViewerRow } from '#entities/rows/status-viewer-row.ts';
import type { Session } from '#session/session.ts';
import type { IconGlyph } from '#ui/icon.tsx';

/** What an action needs to know of the status it stands under. */
export interface StatusFacts {
  readonly status: StatusRow;
  readonly viewer: StatusViewerRow | undefined;
  readonly isMember: boolean;
  readonly isOwn: boolean;
}

/** What an action is run with. */
export interface StatusActionContext extends StatusFacts {
  readonly session: Session;
  /** Opens the reply form where the status is shown. */
  readonly onReply: () => void;
}

/**
 * Something a person can do with a status: one descriptor, from which the bar, the menu, the
 * shortcuts and their help page are drawn.
 */
export interface StatusAction {
  readonly id: string;
  readonly icon: (facts: StatusFacts) => IconGlyph;
  readonly label: (facts: StatusFacts) => MessageDescriptor;
  /** Which colour it takes when it is on. */
  readonly tone?: 'favourite' | 'repeat' | 'reply';
  readonly isShown: (facts: StatusFacts) => boolean;
  readonly isEnabled?: (facts: StatusFacts) => boolean;
  /** For a toggle: whether it is on. */
  readonly isOn?: (facts: StatusFacts) => boolean;
  readonly count?: (facts: StatusFacts) => number;
  /** Rejects with the error to be told. */
  readonly run: (context: StatusActionContext) => Promise<void>;
}
