import type { DialectName } from './dialect-world.ts';
import type { ExpectedRefusal } from './refused-requests.ts';

/** The documents that are requested before it is known what the server is. */
const documentsOfAkkoma: readonly ExpectedRefusal[] = [
  '/api/pleroma/frontend_configurations',
  '/instance/panel.html',
  '/nodeinfo/2.0.json',
].map((path) => ({ path, status: 404, reason: 'only Akkoma and Pleroma have this document' }));

/** A call that these servers do not have, which the client finds out by the first request. */
const directTimeline: ExpectedRefusal = {
  path: '/api/v1/timelines/direct',
  status: 404,
  reason: 'the last posts of conversations are loaded instead, and the call is not repeated',
};

/** The requests of the client that a dialect refuses although nothing is wrong. */
export const expectedRefusals: Readonly<Record<DialectName, readonly ExpectedRefusal[]>> = {
  akkoma: [
    {
      path: '/api/v1/announcements',
      status: 403,
      reason: 'Akkoma answers members only; visitors ask once, since other servers answer them',
    },
  ],
  mastodon: [...documentsOfAkkoma, directTimeline],
  gotosocial: [
    ...documentsOfAkkoma,
    directTimeline,
    {
      path: '/.well-known/oauth-authorization-server',
      status: 404,
      reason: 'GoToSocial 0.20 does not describe its sign-in',
    },
    {
      path: '/api/v1/statuses',
      status: 404,
      reason:
        'GoToSocial 0.20 returns posts one by one only, which the client finds out once a day',
    },
    {
      path: '/oauth/token',
      status: 400,
      reason: 'GoToSocial does not say that it has no password grant until it is asked for it',
    },
  ],
};
