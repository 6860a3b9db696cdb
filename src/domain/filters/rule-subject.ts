import type { StatusRow } from '#entities/rows/status-row.ts';
import type { RuleSubject } from './rule-hits.ts';
import { searchedText } from './word-hits.ts';

/** What the rules look at, out of a status and what is known of its author. */
export function ruleSubject(
  status: StatusRow,
  author: { readonly acct?: string | undefined; readonly isBot: boolean },
  isRepeat: boolean,
): RuleSubject {
  return {
    text: searchedText(status),
    acct: author.acct ?? '',
    isBot: author.isBot,
    isRepeat,
    hasSubject: (status.spoilerText ?? '') !== '',
    language: status.language,
  };
}
