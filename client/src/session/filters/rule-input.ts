import type { PollRow } from '#store/rows/poll-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { searchableText } from '#store/status/searchable-text.ts';
import { comparableAddress } from '#lib/url/ascii-host.ts';
import type { RuleInput } from './matching-rules.ts';

/** Returns the properties of a status and its author with which rules are compared. */
export function ruleInput(
  status: StatusRow,
  author: { readonly acct?: string | undefined; readonly isBot: boolean },
  isRepeat: boolean,
  poll: PollRow | undefined,
): RuleInput {
  return {
    text: searchableText(status, poll),
    acct: comparableAddress(author.acct ?? ''),
    isBot: author.isBot,
    isRepeat,
    hasSubject: (status.spoilerText ?? '') !== '',
    language: status.language,
  };
}
