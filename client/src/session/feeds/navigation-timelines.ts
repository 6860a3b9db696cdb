import type { InstanceInfo } from '../instance/instance-info.ts';

/** The timelines in the navigation (R-TL-011). */
export type NavigationTimeline = 'friends' | 'public' | 'bubble' | 'publicAndExternal';

export interface TimelineReader {
  readonly isMember: boolean;
  /** The preference `showFederatedTimeline`. */
  readonly showsFederated: boolean;
  readonly info: Pick<
    InstanceInfo,
    | 'isPrivate'
    | 'visitorTimelines'
    | 'localBubbleInstances'
    | 'localTimelineAvailable'
    | 'federatedTimelineAvailable'
  >;
}

/**
 * Returns the timelines in the navigation, in order: for visitors those that the instance lets them
 * read, for members all that the instance has (R-SHELL-031).
 */
export function navigationTimelines({
  isMember,
  showsFederated,
  info,
}: TimelineReader): readonly NavigationTimeline[] {
  if (info.isPrivate && !isMember) return [];
  const {
    visitorTimelines,
    localBubbleInstances,
    localTimelineAvailable,
    federatedTimelineAvailable,
  } = info;
  const isOpen: Readonly<Record<NavigationTimeline, boolean>> = {
    friends: isMember,
    public: isMember ? localTimelineAvailable : visitorTimelines.local,
    bubble: (isMember || visitorTimelines.bubble) && localBubbleInstances.length > 0,
    publicAndExternal:
      (isMember || visitorTimelines.federated) && federatedTimelineAvailable && showsFederated,
  };
  return (['friends', 'public', 'bubble', 'publicAndExternal'] as const).filter(
    (name) => isOpen[name],
  );
}
