import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { setActivation } from '#commands/set-activation.ts';
import { route } from '#http/route.ts';
import { RouteResponse } from '#http/route-response.ts';
import { reportsBy } from '#store/reports.ts';
import { passwordMatches } from '#store/secrets.ts';
import { ownReportView } from '#views/report-view.ts';

const answer = v.unknown();

const getEndorsements = defineCall({
  method: 'GET',
  path: '/api/v1/endorsements',
  caller: 'member',
  response: answer,
});
const getIdentityProofs = defineCall({
  method: 'GET',
  path: '/api/v1/accounts/:id/identity_proofs',
  caller: 'member',
  response: answer,
});
const getOwnApps = defineCall({
  method: 'GET',
  path: '/api/v1/pleroma/apps',
  caller: 'member',
  response: answer,
});
const getOwnReports = defineCall({
  method: 'GET',
  path: '/api/v0/pleroma/reports',
  caller: 'member',
  response: answer,
});
const disableAccount = defineCall({
  method: 'POST',
  path: '/api/pleroma/disable_account',
  caller: 'member',
  body: { encoding: 'form', fields: { password: 'text!' } },
  response: answer,
});
const getManifest = defineCall({
  method: 'GET',
  path: '/manifest.json',
  caller: 'anyone',
  response: answer,
});

/** Calls of Akkoma that Rookery does not use, but other clients do. */
export const compatibilityRoutes = [
  route(getEndorsements, () => []),
  route(getIdentityProofs, () => []),
  route(getOwnApps, () => []),
  route(getOwnReports, ({ instance, member, view }) => {
    const reports = reportsBy(instance.database, member.id).flatMap(
      (each) => ownReportView(view, each) ?? [],
    );
    return { reports, total: reports.length };
  }),
  route(disableAccount, async ({ instance, member, body }) => {
    if (!(await passwordMatches(member.password_hash, body.password)))
      return { error: 'Invalid password.' };
    setActivation(instance, member.id, false);
    return { status: 'success' };
  }),
  route(
    getManifest,
    ({ instance, view }) =>
      new RouteResponse(
        JSON.stringify({
          name: instance.config.name,
          description: instance.config.description,
          icons: [{ src: '/static/logo.svg', type: 'image/svg+xml' }],
          start_url: '/',
          scope: view.origin,
          display: 'standalone',
          background_color: '#1d3240',
          theme_color: '#1d3240',
          categories: ['social'],
          serviceworker: { src: '/sw.js' },
        }),
        { headers: { 'content-type': 'application/json; charset=utf-8' } },
      ),
  ),
];
