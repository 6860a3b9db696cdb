import { search } from '#contract/calls/search.ts';
import { route } from '#instance/http/route.ts';
import { searchAccounts } from '#instance/store/accounts.ts';
import { statusById } from '#instance/store/statuses.ts';
import { gatherPage } from '#instance/store/timelines.ts';
import { accountView } from '#instance/views/account-view.ts';
import { statusView } from '#instance/views/status-view.ts';
import { maySee } from '#instance/views/may-see.ts';
import { passesTimeline } from '#instance/views/timeline-filter.ts';
import type { View } from '#instance/views/view.ts';
import { requireReader } from './required.ts';

interface Search {
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

/** A status named by its own address on this instance. */
function statusByAddress(view: View, text: string) {
  const { origin } = view;
  if (!text.startsWith(`${origin}/notice/`)) return undefined;
  const status = statusById(view.instance.database, text.slice(`${origin}/notice/`.length));
  return status && maySee(view, status) ? status : undefined;
}

function findStatuses(view: View, { text, limit, offset }: Search) {
  const named = statusByAddress(view, text);
  if (named) return [named];
  const words = text
    .replaceAll('#', ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  if (words.length === 0) return [];
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const each = `(statuses.content LIKE ? ESCAPE '\\' OR statuses.spoiler_text LIKE ? ESCAPE '\\')`;
  return gatherPage(
    view.instance.database,
    {
      where: `statuses.reblog_of IS NULL AND statuses.visibility = 'public' AND ${words.map(() => each).join(' AND ')}`,
      values: patterns.flatMap((pattern) => [pattern, pattern]),
    },
    { limit, offset },
    (status) => passesTimeline(view, status, {}),
  );
}

/** What was typed is always offered as a tag, and each of its words when there are several. */
function findTags(view: View, text: string): { name: string; url: string }[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}_]+/u).filter((word) => word !== '');
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const names = words.length > 1 ? [...words, joined] : [words[0] ?? ''];
  return [...new Set(names)].map((name) => ({
    name,
    url: `${view.origin}/tag/${encodeURIComponent(name)}`,
  }));
}

export const searchRoutes = [
  route(search, ({ view, query, instance }) => {
    requireReader(view);
    const wanted: Search = {
      text: query.q.trim().slice(0, 500),
      limit: Math.min(Math.max(query.limit ?? 20, 1), 40),
      offset: Math.max(query.offset ?? 0, 0),
    };
    const wants = (type: string): boolean => query.type === undefined || query.type === type;
    const accounts =
      wants('accounts') && wanted.text !== ''
        ? searchAccounts(instance.database, {
            ...wanted,
            localOnly: !view.viewer,
            ...(query.following && view.viewer ? { followedBy: view.viewer.id } : {}),
          })
        : [];
    return {
      accounts: accounts.map((account) =>
        accountView(view, account, { withRelationship: query.with_relationships ?? false }),
      ),
      hashtags: wants('hashtags') && wanted.offset === 0 ? findTags(view, wanted.text) : [],
      statuses: wants('statuses')
        ? findStatuses(view, wanted).map((status) => statusView(view, status))
        : [],
    };
  }),
];
