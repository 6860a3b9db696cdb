import { getInstance } from '@rookery/contract/calls/instance.ts';
import { getInstanceV2, getRules } from '@rookery/contract/calls/mastodon/instance.ts';
import {
  getAccountFeaturedTags,
  getFeaturedTags,
} from '@rookery/contract/calls/mastodon/featured.ts';
import { getTrendingTags } from '@rookery/contract/calls/mastodon/trends.ts';
import { route, type Route } from '#http/route.ts';
import { applicationRoutes } from '../shared/application-routes.ts';
import { discoveryRoutes } from '../shared/discovery.ts';
import { instanceRules } from '../shared/instance-parts.ts';
import { filterRoutes } from '../shared/filter-routes.ts';
import { filterV1Routes } from '../shared/filter-v1-routes.ts';
import { listRoutes } from '../shared/list-routes.ts';
import { markerRoutes } from '../shared/marker-routes.ts';
import { preferenceRoutes } from '../shared/preference-routes.ts';
import { signInRoutes } from '../shared/sign-in-routes.ts';
import { gotosocialVersion, instanceV1View, instanceV2View } from './instance-view.ts';

const software = {
  name: 'gotosocial',
  version: gotosocialVersion,
  nodeinfoVersions: ['2.0', '2.1'],
  describesItself: false,
};

/** The routes that Akkoma does not have, or answers differently. */
export const gotosocialRoutes: readonly Route[] = [
  ...applicationRoutes({ hasExpiry: false }),
  ...discoveryRoutes(software),
  route(getInstance, ({ view }) => instanceV1View(view)),
  route(getInstanceV2, ({ view }) => instanceV2View(view)),
  route(getRules, ({ instance }) => instanceRules(instance)),
  ...filterRoutes,
  ...filterV1Routes,
  ...listRoutes,
  ...markerRoutes,
  ...preferenceRoutes({ hasQuotes: false }),
  ...signInRoutes,
  // GoToSocial has these calls, and always returns empty lists.
  route(getTrendingTags, () => []),
  route(getAccountFeaturedTags, () => []),
  route(getFeaturedTags, () => []),
];
