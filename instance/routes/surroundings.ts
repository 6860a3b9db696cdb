import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import { route } from '#instance/http/route.ts';

const open = { method: 'GET', who: 'anyone', answer: v.unknown() } as const;

const getHealth = defineCall({ path: '/api/v1/pleroma/healthcheck', ...open });
const getFederationStatus = defineCall({ path: '/api/v1/pleroma/federation_status', ...open });
const getTrends = defineCall({ path: '/api/v1/trends', ...open });
const getFrontends = defineCall({ path: '/api/v1/akkoma/preferred_frontend/available', ...open });

/** What operators and curious programs ask; nothing of the client needs it. */
export const surroundingRoutes = [
  route(getHealth, ({ instance }) => {
    instance.database.get('SELECT 1 AS one');
    return { healthy: true };
  }),
  route(getFederationStatus, () => ({ unreachable: {} })),
  route(getTrends, () => []),
  route(getFrontends, () => ['rookery/stable']),
];
