import { getFilters } from '#contract/calls/filters.ts';
import { getScheduledStatuses } from '#contract/calls/scheduled-statuses.ts';
import { route } from '#instance/http/route.ts';

/** Lists that are empty on this instance until it keeps what they show. */
export const quietRoutes = [
  route(getFilters, () => []),
  route(getScheduledStatuses, () => []),
];
