import type { Route } from '#http/route.ts';
import { applicationRoutes } from '../shared/application-routes.ts';
import { discoveryRoutes } from '../shared/discovery.ts';
import { filterRoutes } from '../shared/filter-routes.ts';
import { filterV1Routes } from '../shared/filter-v1-routes.ts';
import { listRoutes } from '../shared/list-routes.ts';
import { markerRoutes } from '../shared/marker-routes.ts';
import { preferenceRoutes } from '../shared/preference-routes.ts';
import { signInRoutes } from '../shared/sign-in-routes.ts';
import { contextRoutes } from './context-routes.ts';
import { announcementRoutes } from './announcement-routes.ts';
import { annualReportRoutes } from './annual-report-routes.ts';
import { collectionRoutes } from './collection-routes.ts';
import { featuredRoutes } from './featured-routes.ts';
import { instanceRoutes } from './instance-routes.ts';
import { mastodonVersion } from './instance-view.ts';
import { notificationRoutes } from './notification-routes.ts';
import { otherRoutes } from './other-routes.ts';
import { policyRoutes } from './policy-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { quoteRoutes } from './quote-routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { tagRoutes } from './tag-routes.ts';
import { trendRoutes } from './trend-routes.ts';

const software = {
  name: 'mastodon',
  version: mastodonVersion,
  nodeinfoVersions: ['2.0'],
  describesItself: true,
};

/** The routes that Akkoma does not have, or answers differently. */
export const mastodonRoutes: readonly Route[] = [
  ...annualReportRoutes,
  ...applicationRoutes({ hasExpiry: true }),
  ...discoveryRoutes(software),
  ...instanceRoutes,
  ...contextRoutes,
  ...announcementRoutes,
  ...collectionRoutes,
  ...featuredRoutes,
  ...filterRoutes,
  ...filterV1Routes,
  ...listRoutes,
  ...markerRoutes,
  ...notificationRoutes,
  ...otherRoutes,
  ...policyRoutes,
  ...preferenceRoutes({ hasQuotes: true }),
  ...profileRoutes,
  ...quoteRoutes,
  ...signInRoutes,
  ...signUpRoutes,
  ...tagRoutes,
  ...trendRoutes,
];
