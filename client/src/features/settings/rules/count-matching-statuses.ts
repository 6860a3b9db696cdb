import type { FilterRule } from '#session/preferences/rows/filtering-preferences.ts';
import { ruleHits } from '#components/filters/rule-hits.ts';
import { ruleSubject } from '#components/filters/rule-subject.ts';
import type { Session } from '#session/session.ts';

/** Number of most recently cached statuses that are tested. */
const maxStatuses = 200;

/** Counts how many of the most recently cached statuses match a rule in any context. */
export function countMatchingStatuses(
  { statuses, accounts, polls }: Session['tables'],
  rule: FilterRule,
): { readonly found: number; readonly of: number } {
  const anywhere = [{ ...rule, where: [] }];
  const recent = [...statuses.keys()].slice(-maxStatuses);
  const found = recent.filter((id) => {
    const outer = statuses.get(id);
    const status = outer && statuses.get(outer.reblogId ?? outer.id);
    if (!status) return false;
    const author = accounts.get(status.accountId ?? '');
    const authorContext = { acct: author?.acct, isBot: author?.bot === true };
    const poll = polls.get(status.pollId ?? '');
    const subject = ruleSubject(status, authorContext, outer.id !== status.id, poll);
    return ruleHits(anywhere, subject, undefined, Date.now()).length > 0;
  });
  return { found: found.length, of: recent.length };
}
