import type { Instance } from '#instance/context.ts';
import {
  dismissSuggestion,
  getSuggestions,
  getSuggestionsV1,
} from '#contract/calls/suggestions.ts';
import { empty } from '#instance/http/empty.ts';
import { route } from '#instance/http/route.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { moreSuggestions, suggestedByStaff } from '#instance/store/suggestions.ts';
import { accountView } from '#instance/views/account-view.ts';
import { requiredAccount } from './required.ts';

interface Suggestion {
  readonly account: AccountRow;
  readonly source: 'staff' | 'global';
}

/** Accounts that staff suggest; where the instance promises suggestions, never fewer than three. */
function suggested({ database, config }: Instance, member: AccountRow, limit = 40): Suggestion[] {
  const most = Math.min(Math.max(limit, 1), 80);
  const byStaff = suggestedByStaff(database, member.id, most);
  const more = config.suggestions ? moreSuggestions(database, member.id, byStaff.length, most) : [];
  return [
    ...byStaff.map((account) => ({ account, source: 'staff' as const })),
    ...more.map((account) => ({ account, source: 'global' as const })),
  ];
}

export const suggestionRoutes = [
  // Clients that know the old call alone wait for ever where nodeinfo promises people and none come.
  route(getSuggestionsV1, ({ instance, member, query, view }) =>
    instance.config.suggestions
      ? suggested(instance, member, query.limit).map(({ account }) => accountView(view, account))
      : [],
  ),
  route(getSuggestions, ({ instance, member, query, view }) =>
    suggested(instance, member, query.limit).map(({ account, source }) => ({
      account: accountView(view, account),
      source,
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
