import type { MessageDescriptor } from '@lingui/core';
import type { DraftContext } from '#domain/draft/draft-context.ts';
import type { OpenReport } from '#domain/report/open-report.ts';
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

/** What is asked before something is done; its words come with the window (`status-questions.ts`). */
export type StatusQuestion = 'repeat' | 'delete' | 'redraft' | 'translate';

export type StatusWindow = 'history' | 'source';

export interface StatusActionContext extends StatusFacts {
  readonly session: Session;
  /** The id that the card bears: the status's, or a repeat's. */
  readonly cardId: string;
  /** Opens the reply form where the status is shown. */
  readonly onReply: () => void;
  /** Opens the form for a quote in the same place. */
  readonly onQuote: () => void;
  /** Opens a form over the page. */
  readonly openComposer: (context: DraftContext) => void;
  /** Asks the person; false when they decline. */
  readonly confirm: (question: StatusQuestion) => Promise<boolean>;
  readonly openWindow: (window: StatusWindow) => void;
  /** Absent where nobody can report. */
  readonly openReport: OpenReport | undefined;
  readonly showTranslation: () => void;
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
  /** A visitor may do it from their own server. */
  readonly isRemote?: (facts: StatusFacts) => boolean;
  /** For a toggle: whether it is on. */
  readonly isOn?: (facts: StatusFacts) => boolean;
  readonly count?: (facts: StatusFacts) => number;
  /** Rejects with the error to be told. */
  readonly run: (context: StatusActionContext) => Promise<void>;
}

/** What the server can do and who the viewer is; known only to the menu, which opens seldom. */
export interface MenuFacts extends StatusFacts {
  readonly isStaff: boolean;
  readonly canEdit: boolean;
  readonly canTranslate: boolean;
}

export interface StatusMenuAction extends Omit<
  StatusAction,
  'isShown' | 'label' | 'tone' | 'count'
> {
  readonly label: (facts: MenuFacts) => MessageDescriptor;
  readonly isShown: (facts: MenuFacts) => boolean;
  /** A second line. */
  readonly description?: (facts: MenuFacts) => MessageDescriptor | undefined;
  readonly isDanger?: true;
}
