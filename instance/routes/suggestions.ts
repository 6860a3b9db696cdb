import { getSuggestions, getSuggestionsV1 } from '#contract/calls/suggestions.ts';
import { route } from '#instance/http/route.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { accountView } from '#instance/views/account-view.ts';

export const suggestionRoutes = [
  // The real server never fills the old call.
  route(getSuggestionsV1, () => []),
  route(getSuggestions, ({ instance, member, query, view }) =>
    instance.database
      .all<AccountRow>(
        `SELECT * FROM accounts WHERE suggested = 1 AND active = 1 AND id <> ?
           AND id NOT IN (SELECT followed_id FROM follows WHERE follower_id = ?)
         ORDER BY followers_count DESC LIMIT ?`,
        member.id,
        member.id,
        Math.min(query.limit ?? 40, 80),
      )
      .map((account) => ({ account: accountView(view, account), source: 'staff' })),
  ),
];
