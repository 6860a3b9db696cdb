import type { ServerInfo } from '#api/server-info.ts';
import type { StatusRow, StatusViewerRow } from '#store/rows/status-row.ts';
import type { Session } from '../session.ts';

/** A status and the viewer's data that determine which actions are available. */
export interface StatusContext {
  readonly status: StatusRow;
  readonly viewer: StatusViewerRow | undefined;
  readonly isMember: boolean;
  readonly isOwn: boolean;
  readonly server: ServerInfo;
}

/** Questions that are asked before an action. */
export type StatusConfirmation = 'reblog' | 'delete' | 'redraft' | 'revoke-quote' | 'translate';

export type StatusDialog = 'history' | 'quote-policy' | 'quotes' | 'source';

/** What an action on a status receives from the card on which it runs. */
export interface StatusActionContext extends StatusContext {
  readonly session: Session;
  /** Id of the card: the id of the status, or that of the reblog that the card shows. */
  readonly cardId: string;
  readonly onReply: () => void;
  readonly onQuote: () => void;
  /** Shows a confirmation dialog. Resolves to false if the viewer cancels. */
  readonly confirm: (question: StatusConfirmation) => Promise<boolean>;
  readonly openDialog: (dialog: StatusDialog) => void;
  readonly showTranslation: () => void;
}
