import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { setAccountActivation } from '#commands/set-account-activation.ts';
import { route } from '#http/route.ts';
import { RouteResponse } from '#http/route-response.ts';
import { reportsBy } from '#store/reports.ts';
import { passwordMatches } from '#store/passwords.ts';
import { ownReportView } from '#views/report-view.ts';

const memberCall = { caller: 'member', response: v.unknown() } as const;
const getEndorsements = defineCall('GET', '/api/v1/endorsements', memberCall);
const getIdentityProofs = defineCall('GET', '/api/v1/accounts/:id/identity_proofs', memberCall);
const getOwnApps = defineCall('GET', '/api/v1/pleroma/apps', memberCall);
const getOwnReports = defineCall('GET', '/api/v0/pleroma/reports', memberCall);
const disableAccount = defineCall('POST', '/api/pleroma/disable_account', {
  ...memberCall,
  body: { encoding: 'form', fields: { password: 'text!' } },
});
const getManifest = defineCall('GET', '/manifest.json', {
  caller: 'anyone',
  response: v.unknown(),
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
    setAccountActivation(instance, member.id, false);
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
