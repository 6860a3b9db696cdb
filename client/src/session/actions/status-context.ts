import type { StatusRow, StatusViewerRow } from '#store/rows/status-row.ts';
import type { Session } from '../session.ts';

/** The status and the viewer's relation to it, as actions need them. */
export interface StatusContext {
  readonly status: StatusRow;
  readonly viewer: StatusViewerRow | undefined;
  readonly isMember: boolean;
  readonly isOwn: boolean;
}

/** Actions that need confirmation. */
export type StatusConfirmation = 'reblog' | 'delete' | 'redraft' | 'translate';

export type StatusWindow = 'history' | 'source';

/** What an action on a status gets from the card on which it runs. */
export interface StatusActionContext extends StatusContext {
  readonly session: Session;
  /** The id of the card: the status's id, or the reblog's. */
  readonly cardId: string;
  readonly onReply: () => void;
  readonly onQuote: () => void;
  /** Shows a confirmation dialog. Resolves to false if it is declined. */
  readonly confirm: (question: StatusConfirmation) => Promise<boolean>;
  readonly openWindow: (window: StatusWindow) => void;
  readonly showTranslation: () => void;
}
