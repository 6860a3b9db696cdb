import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';
import { navigationTimelines } from '#session/feeds/navigation-timelines.ts';
import { timelinePath, timelineDescriptors } from './timeline-descriptors.ts';

export interface TimelineLink {
  readonly id: string;
  readonly label: string;
  readonly icon: IconGlyph;
  readonly href: string;
}

export function useTimelineLinks(): readonly TimelineLink[] {
  const { i18n } = useLingui();
  const { viewerId, instance } = useSession();
  const info = useStore(instance, (state) => state.info);
  const showsFederated = usePreference('showFederatedTimeline');
  return navigationTimelines({ isMember: viewerId !== null, showsFederated, info }).map((id) => {
    const { title, icon } = timelineDescriptors[id];
    return { id, label: i18n._(title), icon, href: timelinePath(id) };
  });
}
