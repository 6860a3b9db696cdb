import type { Instance } from '#context.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { HttpError, notFound } from '#http/http-error.ts';
import { quoteApproval } from '#rules/quote-approval.ts';
import { accountById } from '#store/accounts.ts';
import { followBetween } from '#store/follows.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';

interface QuoteDraft {
  readonly quoteId?: string;
  readonly poll?: unknown;
  readonly hasMedia: boolean;
}

/** Akkoma 3.18 lets authors quote their own private statuses. */
function isQuotable({ visibility, account_id: authorId }: StatusRow, author: AccountRow): boolean {
  if (visibility === 'private') return authorId === author.id;
  return visibility === 'public' || visibility === 'unlisted';
}

/**
 * Returns the state of a new quote, which is null if it needs no approval. Throws 403, 404 or 422 if
 * the author may not quote the status.
 */
export function checkQuote(
  instance: Instance,
  author: AccountRow,
  quoted: StatusRow | undefined,
  draft: QuoteDraft,
): StatusRow['quote_state'] {
  if (!findDialect(instance.config).approvesQuotes) {
    if (quoted && !isQuotable(quoted, author))
      throw new HttpError(422, 'You can only quote public or unlisted statuses');
    return null;
  }
  if (draft.quoteId === undefined) return null;
  if (!quoted) throw notFound();
  if (draft.poll !== undefined || draft.hasMedia)
    throw new HttpError(422, 'Quotes cannot have media attachments or polls');
  const { database } = instance;
  const approval = quoteApproval(
    { visibility: quoted.visibility, policy: quoted.quote_policy },
    {
      isAuthor: quoted.account_id === author.id,
      isFollower: followBetween(database, author.id, quoted.account_id)?.pending === 0,
    },
  );
  if (approval !== 'automatic') throw new HttpError(403, 'This action is not allowed');
  const isRemote = accountById(database, quoted.account_id)?.host !== null;
  return isRemote && !instance.config.remoteAccepts ? 'pending' : 'accepted';
}
