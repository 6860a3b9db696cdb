import {
  dismissSuggestion,
  getSuggestions,
  getSuggestionsV1,
} from '#contract/calls/suggestions.ts';
import { empty } from '#instance/http/empty.ts';
import { route } from '#instance/http/route.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { accountView } from '#instance/views/account-view.ts';
import { requiredAccount } from './required.ts';

export const suggestionRoutes = [
  // The real server never fills the old call.
  route(getSuggestionsV1, () => []),
  route(getSuggestions, ({ instance, member, query, view }) =>
    instance.database
      .all<AccountRow>(
        `SELECT * FROM accounts WHERE suggested = 1 AND active = 1 AND id <> ?1
           AND id NOT IN (SELECT followed_id FROM follows WHERE follower_id = ?1
             UNION SELECT target_id FROM blocks WHERE source_id = ?1
             UNION SELECT target_id FROM mutes WHERE source_id = ?1
             UNION SELECT target_id FROM dismissed_suggestions WHERE account_id = ?1)
         ORDER BY followers_count DESC LIMIT ?2`,
        member.id,
        Math.min(Math.max(query.limit ?? 40, 1), 80),
      )
      .map((account) => ({ account: accountView(view, account), source: 'staff' })),
  ),

  route(dismissSuggestion, ({ instance, member, path, view }) => {
    const target = requiredAccount(view, path.id);
    instance.database.run(
      'INSERT OR IGNORE INTO dismissed_suggestions (account_id, target_id) VALUES (?, ?)',
      member.id,
      target.id,
    );
    return empty;
  }),
];
