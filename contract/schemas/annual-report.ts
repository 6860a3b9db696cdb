import * as v from 'valibot';
import { count, entity, listOf } from '../lenient-schema.ts';
import { account } from './account.ts';
import { status } from './status.ts';

/**
 * The numbers of a report. A report of version 1 has all fields, one of version 2 (Mastodon 4.6)
 * only some of them.
 */
const data = entity(
  {},
  {
    time_series: listOf(
      entity({ month: v.number() }, { statuses: count, followers: count, following: count }),
    ),
    top_hashtags: listOf(entity({ name: v.string() }, { count })),
    /** Ids of statuses. */
    top_statuses: entity(
      {},
      {
        by_reblogs: v.nullable(v.string()),
        by_replies: v.nullable(v.string()),
        by_favourites: v.nullable(v.string()),
      },
    ),
    /** Absent in reports of version 2. */
    type_distribution: entity(
      {},
      { total: count, reblogs: count, replies: count, standalone: count },
    ),
  },
);

/** The numbers of a member's year. */
const annualReport = entity({ year: v.number(), data }, { share_url: v.nullable(v.string()) });

export const annualReports = entity(
  {},
  {
    annual_reports: listOf(annualReport),
    accounts: listOf(account),
    statuses: listOf(status),
  },
);

/** `available`, `generating`, `eligible` or `ineligible`. */
export const annualReportState = entity({ state: v.string() }, {});
