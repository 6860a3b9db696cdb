import { ruleHits } from '#domain/filters/rule-hits.ts';
import { ruleSubject } from '#domain/filters/rule-subject.ts';
import type { FilterRule } from '#session/preferences/rows/filter-rules.ts';
import type { Session } from '#session/session.ts';

/** As many of the posts seen last are tried. */
const most = 200;

/** How many of the posts that were seen last a rule finds, wherever it holds. */
export function countSeen(
  { statuses, accounts, polls }: Session['tables'],
  rule: FilterRule,
): { readonly found: number; readonly of: number } {
  const anywhere = [{ ...rule, where: [] }];
  const seen = [...statuses.keys()].slice(-most);
  const found = seen.filter((id) => {
    const outer = statuses.get(id);
    const status = outer && statuses.get(outer.reblogId ?? outer.id);
    if (!status) return false;
    const author = accounts.get(status.accountId ?? '');
    const facts = { acct: author?.acct, isBot: author?.bot === true };
    const poll = polls.get(status.pollId ?? '');
    const subject = ruleSubject(status, facts, outer.id !== status.id, poll);
    return ruleHits(anywhere, subject, undefined, Date.now()).length > 0;
  });
  return { found: found.length, of: seen.length };
}
