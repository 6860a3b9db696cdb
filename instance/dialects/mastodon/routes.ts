import type { Route } from '#http/route.ts';
import { applicationRoutes } from '../shared/application-routes.ts';
import { discoveryRoutes } from '../shared/discovery.ts';
import { filterRoutes } from '../shared/filter-routes.ts';
import { filterV1Routes } from '../shared/filter-v1-routes.ts';
import { markerRoutes } from '../shared/marker-routes.ts';
import { signInRoutes } from '../shared/sign-in-routes.ts';
import { instanceRoutes } from './instance-routes.ts';
import { mastodonVersion } from './instance-view.ts';
import { notificationRoutes } from './notification-routes.ts';
import { policyRoutes } from './policy-routes.ts';
import { quoteRoutes } from './quote-routes.ts';

const software = { name: 'mastodon', version: mastodonVersion, nodeinfoVersions: ['2.0'] };

/** The routes that Akkoma does not have, or answers differently. */
export const mastodonRoutes: readonly Route[] = [
  ...applicationRoutes,
  ...discoveryRoutes(software),
  ...instanceRoutes,
  ...filterRoutes,
  ...filterV1Routes,
  ...markerRoutes,
  ...notificationRoutes,
  ...policyRoutes,
  ...quoteRoutes,
  ...signInRoutes,
];
