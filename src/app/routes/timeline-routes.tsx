import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { UnknownTimelineScreen } from '#features/timeline/unknown-timeline-screen.tsx';
import { timelinePaths } from '#domain/timeline/timeline-paths.ts';
import { timelineKinds } from '#session/feeds/timeline-kinds.ts';
import { feedIdOf, type TimelinePlace } from '#session/feeds/timeline-place.ts';
import type { Screen } from './screen.ts';
import { useVisit } from './use-visit.ts';

/** One entry of the history shows one timeline: another timeline is another screen. */
function Timeline({ place, path }: { place: TimelinePlace; path?: string }) {
  const visit = useVisit();
  return <TimelineScreen place={place} visit={visit} {...(path === undefined ? {} : { path })} />;
}

function useParam(name: string): string {
  const all: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  return all[name] ?? '';
}

/** A timeline that its name alone tells. */
function named(name: string, kind: keyof typeof timelinePaths): Screen {
  const place: TimelinePlace = { kind };
  const path = timelinePaths[kind];
  return {
    name,
    path,
    isMembersOnly: timelineKinds[kind].isMembersOnly,
    keepsOwnPlace: true,
    component: () => <Timeline key={kind} place={place} path={path} />,
  };
}

const direct: TimelinePlace = { kind: 'dms' };

function Tag() {
  const tag = useParam('tag');
  const place = useMemo((): TimelinePlace => ({ kind: 'tag', tag }), [tag]);
  return <Timeline key={feedIdOf(place)} place={place} />;
}

function List() {
  const listId = useParam('id');
  const place = useMemo((): TimelinePlace => ({ kind: 'list', listId }), [listId]);
  return <Timeline key={feedIdOf(place)} place={place} />;
}

function Unknown() {
  return <UnknownTimelineScreen name={useParam('timeline')} />;
}

/** The timelines that have an address of their own (spec 1 §2, Route table). */
export const timelineRoutes: readonly Screen[] = [
  named('public-external-timeline', 'publicAndExternal'),
  named('public-timeline', 'public'),
  named('bubble-timeline', 'bubble'),
  named('friends', 'friends'),
  named('bookmarks', 'bookmarks'),
  {
    name: 'dms',
    path: '/users/$username/dms',
    isMembersOnly: timelineKinds.dms.isMembersOnly,
    keepsOwnPlace: true,
    component: () => <Timeline place={direct} />,
  },
  {
    name: 'tag-timeline',
    path: '/tag/$tag',
    isMembersOnly: timelineKinds.tag.isMembersOnly,
    keepsOwnPlace: true,
    component: Tag,
  },
  {
    name: 'list-timeline',
    path: '/lists/$id',
    isMembersOnly: timelineKinds.list.isMembersOnly,
    keepsOwnPlace: true,
    component: List,
  },
  { name: 'unknown-timeline', path: '/main/$timeline', component: Unknown },
];
