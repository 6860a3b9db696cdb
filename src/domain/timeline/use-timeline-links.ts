import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Orbit from 'lucide-react/icons/orbit';
import Users from 'lucide-react/icons/users';
import { useStore } from 'zustand';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { IconGlyph } from '#ui/icon.tsx';
import { paths } from '../links/paths.ts';
import { openTimelines, type NamedTimeline } from './open-timelines.ts';

/** A way to a timeline, ready to be drawn. */
export interface TimelineLink {
  readonly id: NamedTimeline;
  readonly label: string;
  readonly icon: IconGlyph;
  readonly href: string;
}

interface TimelineRow {
  readonly title: MessageDescriptor;
  readonly icon: IconGlyph;
  readonly href: string;
}

const rows: Readonly<Record<NamedTimeline, TimelineRow>> = {
  home: { title: msg`Home`, icon: House, href: paths.home },
  local: { title: msg`Local`, icon: Users, href: paths.local },
  bubble: { title: msg`Bubble`, icon: Orbit, href: paths.bubble },
  federated: { title: msg`Federated`, icon: Globe, href: paths.federated },
};

/** The ways to every timeline that this viewer is offered. */
export function useTimelineLinks(): readonly TimelineLink[] {
  const { i18n } = useLingui();
  const { viewerId, instance } = useSession();
  const info = useStore(instance, (state) => state.info);
  const showsFederated = usePreference('showFederatedTimeline');
  return openTimelines({ isMember: viewerId !== null, showsFederated, info }).map((id) => {
    const { title, icon, href } = rows[id];
    return { id, label: i18n._(title), icon, href };
  });
}
