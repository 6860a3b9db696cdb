import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { StatusCard } from '#components/status/status-card.tsx';
import { TagList } from '#components/timeline/tag-list.tsx';
import { formatNumber } from '#i18n/format/number.ts';
import { monthName } from '#i18n/format/month-name.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import type { AnnualReport } from '#session/people/annual-report-queries.ts';
import styles from './annual-report.module.css';

type Months = NonNullable<AnnualReport['data']['time_series']>;

/** The months of a report: each once, whatever the server sent. */
function validMonths(months: Months): Months {
  const known = months.filter(({ month }) => Number.isInteger(month) && month >= 1 && month <= 12);
  return [...new Map(known.map((each) => [each.month, each])).values()];
}

/** Posts and new followers of each month. */
function MonthTable({ months }: { months: Months }) {
  const { i18n, t } = useLingui();
  const write = (count = 0): string => formatNumber(count, i18n.locale);
  return (
    <table aria-label={t`Months`} className={styles.months}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Month</Trans>
          </th>
          <th scope="col">
            <Trans>Posts</Trans>
          </th>
          <th scope="col">
            <Trans>New followers</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, statuses, followers }) => (
          <tr key={month}>
            <th scope="row">{monthName(month, i18n.locale)}</th>
            <td>{write(statuses)}</td>
            <td>{write(followers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The numbers of a year: totals, kinds of posts, hashtags, months and the most noticed posts. */
export function AnnualReportNumbers({ report }: { report: AnnualReport }) {
  const { t } = useLingui();
  const { data, topStatusIds } = report;
  const months = validMonths(data.time_series ?? []);
  const sum = (field: 'statuses' | 'followers'): number =>
    months.reduce((total, each) => total + (each[field] ?? 0), 0);
  const { reblogs, replies } = data.type_distribution ?? {};
  const tags = data.top_hashtags ?? [];
  const page = safeLinkUrl(report.share_url ?? '');
  return (
    <>
      <ul aria-label={t`The year in numbers`} className={styles.numbers}>
        <li>
          <Plural value={sum('statuses')} one="# post" other="# posts" />
        </li>
        {replies !== undefined && (
          <li>
            <Plural value={replies} one="# reply" other="# replies" />
          </li>
        )}
        {reblogs !== undefined && (
          <li>
            <Plural value={reblogs} one="# repeat" other="# repeats" />
          </li>
        )}
        <li>
          <Plural value={sum('followers')} one="# new follower" other="# new followers" />
        </li>
      </ul>
      {tags.length > 0 && (
        <section>
          <h2 className={styles.title}>
            <Trans>Hashtags you used most</Trans>
          </h2>
          <TagList tags={tags} />
        </section>
      )}
      {months.length > 0 && <MonthTable months={months} />}
      {topStatusIds.length > 0 && (
        <section>
          <h2 className={styles.title}>
            <Trans>Posts that got the most attention</Trans>
          </h2>
          {topStatusIds.map((id) => (
            <StatusCard key={id} id={id} />
          ))}
        </section>
      )}
      {page && (
        <p className={styles.share}>
          <a href={page.href} target="_blank" rel="noopener noreferrer">
            <Trans>Public page</Trans>
          </a>
        </p>
      )}
    </>
  );
}
