import {
  getTrendingLinks,
  getTrendingStatuses,
  getTrendingTags,
} from '@rookery/contract/calls/mastodon/trends.ts';
import type { Tag } from '@rookery/contract/schemas/tag.ts';
import type { UsageHistory } from '@rookery/contract/schemas/usage-history.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { defineQuery } from '../queries/query.ts';

/** A person or group that a page names as its author. */
interface LinkAuthor {
  readonly name: string;
  /** The author's account, if the page names one. */
  readonly accountId: string | undefined;
}

/**
 * A link that many share. Its texts are plain text written by the linked page, and are not checked.
 */
export interface TrendingLinkFacts {
  readonly url: string;
  readonly title: string;
  readonly providerName: string;
  readonly authors: readonly LinkAuthor[];
  readonly history: UsageHistory;
}

/** Loads the trending hashtags. */
export const trendingTagsQuery = defineQuery(
  'trending tags',
  getTrendingTags,
  (tags): readonly Tag[] => tags,
);

/** Loads the trending statuses. Returns the ids of those that were not deleted. */
export const trendingStatusesQuery = defineQuery(
  'trending statuses',
  getTrendingStatuses,
  (statuses, context): readonly string[] =>
    statuses
      .map((wire) => ingestStatus(context.tables, wire, context))
      .filter((id) => context.tables.statuses.get(id)?.isDeleted !== true),
  (statuses) => ({ statuses }),
);

/** Loads the trending links, with the accounts of their authors. */
export const trendingLinksQuery = defineQuery(
  'trending links',
  getTrendingLinks,
  (links, context): readonly TrendingLinkFacts[] =>
    links.map(({ url, title, provider_name: provider, author_name: author, ...link }) => ({
      url,
      title: title ?? '',
      providerName: provider ?? '',
      authors:
        link.authors && link.authors.length > 0
          ? link.authors.map(({ name, account }) => ({
              name: name ?? '',
              accountId: account ? ingestAccount(context.tables, account, context) : undefined,
            }))
          : [{ name: author ?? '', accountId: undefined }],
      history: link.history ?? [],
    })),
  (links) => ({
    accounts: links.flatMap(({ authors }) => authors.flatMap(({ accountId }) => accountId ?? [])),
  }),
);

/**
 * Returns the number of people who used something within a day: the larger one of the last two days,
 * since today has just begun in some time zone. Undefined if the server sent no counts.
 */
export function peoplePerDay(history: UsageHistory | undefined): number | undefined {
  const counts = (history ?? []).slice(0, 2).flatMap(({ accounts }) => accounts ?? []);
  return counts.length === 0 ? undefined : Math.max(...counts);
}
