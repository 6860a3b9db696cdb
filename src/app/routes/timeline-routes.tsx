import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { paths } from '#domain/links/paths.ts';
import type { TimelinePlace } from '#session/feeds/timeline-place.ts';
import type { Session } from '#session/session.ts';
import type { Screen } from './screen.ts';

const home: TimelinePlace = { kind: 'friends' };
const local: TimelinePlace = { kind: 'public' };
const federated: TimelinePlace = { kind: 'publicAndExternal' };

const begin =
  (place: TimelinePlace) =>
  ({ feeds }: Session): void => {
    feeds.begin(place);
  };

/** The timelines that have an address of their own. */
export const timelineRoutes: readonly Screen[] = [
  {
    name: 'public-external-timeline',
    path: paths.federated,
    begin: begin(federated),
    component: () => <TimelineScreen key="federated" place={federated} />,
  },
  {
    name: 'public-timeline',
    path: paths.local,
    begin: begin(local),
    component: () => <TimelineScreen key="local" place={local} />,
  },
  {
    name: 'friends',
    path: paths.home,
    isMembersOnly: true,
    begin: begin(home),
    component: () => <TimelineScreen key="home" place={home} />,
  },
];
