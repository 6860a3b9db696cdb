import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { chooseFrontend, getPickableFrontends } from '@rookery/contract/calls/instance.ts';
import { createInvalidParametersError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';

const publicCall = { caller: 'anyone', response: v.unknown() } as const;
const getHealth = defineCall('GET', '/api/v1/pleroma/healthcheck', publicCall);
const getFederationStatus = defineCall('GET', '/api/v1/pleroma/federation_status', publicCall);
const getTrends = defineCall('GET', '/api/v1/trends', publicCall);

const frontendName = /^[\w.-]{1,50}\/[\w.-]{1,50}$/;

/** Calls on the state of the server, for operators and other clients. */
export const serverStatusRoutes = [
  route(getHealth, ({ instance }) => {
    instance.database.get('SELECT 1 AS one');
    return { healthy: true };
  }),
  route(getFederationStatus, () => ({ unreachable: {} })),
  route(getTrends, () => []),
  route(getPickableFrontends, () => ['rookery/stable']),
  /* The choice has no effect, since this instance has only one front end. */
  route(chooseFrontend, ({ body }) => {
    const { frontend_name: name } = body;
    if (!frontendName.test(name))
      throw createInvalidParametersError([{ field: 'frontend_name', message: 'Invalid format' }]);
    const cookie = `preferred_frontend=${encodeURIComponent(name)}; Path=/; HttpOnly; SameSite=Lax`;
    return new RouteResponse({ frontend_name: name }, { headers: { 'set-cookie': cookie } });
  }),
];
