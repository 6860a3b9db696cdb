import { useEffect } from 'react';
import {
  reportsQuery,
  type ReportEntry,
  type ReportState,
} from '#session/moderation/report-entry.ts';
import { reportCheckIntervalMs } from '#session/moderation/report-watch.ts';
import { useCallPages, type PagesState } from '#session/queries/use-call-pages.ts';
import { useInterval } from '#session/queries/use-interval.ts';

const pageSize = 50;

/** Number of reports that are loaded without scrolling. */
const maxLoaded = 500;

/**
 * Returns the reports in one state, refreshed every minute. Loads page after page, since servers
 * cannot list the reports about one account: the numbers of reports are only right when all are
 * loaded.
 */
export function useReportPages(state: ReportState): PagesState<ReportEntry> {
  const pages = useCallPages(reportsQuery, { query: { state, page_size: pageSize } });
  useInterval(reportCheckIntervalMs, pages.retry);
  const { items = [], hasMore, isFetching, moreFailure, loadMore } = pages;
  const loadsOn = hasMore && !isFetching && moreFailure === undefined && items.length < maxLoaded;
  useEffect(() => {
    if (loadsOn) loadMore();
  }, [loadsOn, loadMore]);
  return pages;
}
