import { useLingui } from '@lingui/react/macro';
import ChartColumn from 'lucide-react/icons/chart-column';
import { pathTo } from '#lib/url/paths.ts';
import { useCan } from '#session/instance/use-can.ts';
import {
  annualReportStateQuery,
  annualReportYearsQuery,
} from '#session/people/annual-report-queries.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';

/** Milliseconds for which the years are not requested again. */
const staleTime = 600_000;
const december = 11;

/**
 * Returns menu items for the newest report of the viewer's years, and in December for one that can be
 * generated.
 */
export function useAnnualReportItems(isOwn: boolean): readonly MenuItem[] {
  const { t } = useLingui();
  const { clock } = useSession();
  const hasReports = useCan('annualReports');
  const hasStates = useCan('annualReportStates');
  const now = new Date(clock.now());
  const current = now.getFullYear();
  const { value: years = [] } = useCall(
    annualReportYearsQuery,
    {},
    { staleTime, isDisabled: !isOwn || !hasReports },
  );
  const { value: state } = useCall(
    annualReportStateQuery,
    { path: { year: String(current) } },
    { staleTime, isDisabled: !isOwn || !hasStates || now.getMonth() !== december },
  );
  const newest = state === 'eligible' || state === 'generating' ? current : years[0];
  /* On the profiles of others, `years` may be cached from the viewer's own profile, so `isOwn`
     is checked here as well. */
  if (!isOwn || newest === undefined) return [];
  const year = String(newest);
  return [
    {
      id: 'annual-report',
      label: t`Your year ${year}`,
      icon: ChartColumn,
      href: pathTo('annual-report', { year }),
    },
  ];
}
