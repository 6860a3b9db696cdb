import type { Account } from '@rookery/contract/schemas/account.ts';
import type { Attachment } from '@rookery/contract/schemas/attachment.ts';
import type { Notification } from '@rookery/contract/schemas/notification.ts';
import type { Poll } from '@rookery/contract/schemas/poll.ts';
import type { Relationship } from '@rookery/contract/schemas/relationship.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { Token } from '@rookery/contract/schemas/token.ts';
import type { AccountRow, MediaRow, NotificationRow, PollRow, StatusRow } from '#store/rows.ts';
import type { ViewContext } from '#views/view-context.ts';

/**
 * Where an account is shown: inside another entity, as a profile, or to its owner
 * (`verify_credentials`).
 */
export type AccountViewKind = 'embedded' | 'profile' | 'credential';

/**
 * Converts entities in Akkoma's format to those of a dialect. The rows are those from which the
 * entities were made.
 */
export interface EntityViews {
  account(document: Account, row: AccountRow, view: ViewContext, form: AccountViewKind): Account;
  /** @param inQuote whether the status is shown as the quote of another one */
  status(document: Status, row: StatusRow, view: ViewContext, inQuote: boolean): Status;
  poll(document: Poll, row: PollRow, view: ViewContext): Poll;
  attachment(document: Attachment, row: MediaRow): Attachment;
  relationship(document: Relationship, target: AccountRow, view: ViewContext): Relationship;
  notification(document: Notification, row: NotificationRow, view: ViewContext): Notification;
  token(document: Token): Token;
}

/**
 * Returns the document without some fields and with others. A dialect may send fields that the
 * contract's schema drops, or converts to another form.
 */
export function replaceFields<T extends object>(
  document: T,
  removed: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): T {
  const changed = Object.fromEntries(
    Object.entries({ ...document, ...fields }).filter(([name]) => !removed.includes(name)),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the wire form of a document, of which the type is what the contract's schema reads
  return changed as T;
}
