import type { Instance } from '#instance/context.ts';
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

/** Whom staff suggest, but for those whom a member follows, hides or did not want. */
function suggested(instance: Instance, member: AccountRow, limit = 40): AccountRow[] {
  return instance.database.all<AccountRow>(
    `SELECT * FROM accounts WHERE suggested = 1 AND active = 1 AND id <> ?1
       AND id NOT IN (SELECT followed_id FROM follows WHERE follower_id = ?1
         UNION SELECT target_id FROM blocks WHERE source_id = ?1
         UNION SELECT target_id FROM mutes WHERE source_id = ?1
         UNION SELECT target_id FROM dismissed_suggestions WHERE account_id = ?1)
     ORDER BY followers_count DESC LIMIT ?2`,
    member.id,
    Math.min(Math.max(limit, 1), 80),
  );
}

export const suggestionRoutes = [
  // Clients that know the old call alone wait for ever where nodeinfo promises people and none come.
  route(getSuggestionsV1, ({ instance, member, query, view }) =>
    instance.config.suggestions
      ? suggested(instance, member, query.limit).map((each) => accountView(view, each))
      : [],
  ),
  route(getSuggestions, ({ instance, member, query, view }) =>
    suggested(instance, member, query.limit).map((account) => ({
      account: accountView(view, account),
      source: 'staff',
    })),
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
