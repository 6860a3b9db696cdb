import type { Instance } from '#context.ts';
import {
  dismissSuggestion,
  getSuggestions,
  getSuggestionsV1,
} from '@rookery/contract/calls/suggestions.ts';
import { emptyResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import type { AccountRow } from '#store/rows.ts';
import { moreSuggestions, suggestedByStaff } from '#store/suggestions.ts';
import { accountView } from '#views/account-view.ts';
import { requiredAccount } from './required-entities.ts';

interface Suggestion {
  readonly account: AccountRow;
  readonly source: 'staff' | 'global';
}

/**
 * Returns the accounts that staff suggest. If the config enables suggestions, adds others until there
 * are at least three.
 */
function suggestionsFor(
  { database, config }: Instance,
  member: AccountRow,
  limit = 40,
): Suggestion[] {
  const maximum = Math.min(Math.max(limit, 1), 80);
  const byStaff = suggestedByStaff(database, member.id, maximum);
  const more = config.suggestions
    ? moreSuggestions(database, member.id, byStaff.length, maximum)
    : [];
  return [
    ...byStaff.map((account) => ({ account, source: 'staff' as const })),
    ...more.map((account) => ({ account, source: 'global' as const })),
  ];
}

export const suggestionRoutes = [
  // Some clients use only this older call. If nodeinfo announces suggestions and this call returns
  // none, these clients show a loading state without end.
  route(getSuggestionsV1, ({ instance, member, query, view }) =>
    instance.config.suggestions
      ? suggestionsFor(instance, member, query.limit).map(({ account }) =>
          accountView(view, account),
        )
      : [],
  ),
  route(getSuggestions, ({ instance, member, query, view }) =>
    suggestionsFor(instance, member, query.limit).map(({ account, source }) => ({
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
    return emptyResponse;
  }),
];
